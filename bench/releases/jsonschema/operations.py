from jsonschema import Draft7Validator

FLAT = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {"id": {"type": "string"}, "count": {"type": "integer", "minimum": 0}},
        "required": ["id", "count"],
    },
}
TREE = {
    "$ref": "#/definitions/part",
    "definitions": {
        "name": {"type": "string", "minLength": 1},
        "mass": {
            "type": "object",
            "properties": {"value": {"type": "number"}, "unit": {"$ref": "#/definitions/name"}},
            "required": ["value", "unit"],
        },
        "part": {
            "type": "object",
            "properties": {
                "id": {"$ref": "#/definitions/name"},
                "mass": {"$ref": "#/definitions/mass"},
                "parts": {"type": "array", "items": {"$ref": "#/definitions/part"}},
            },
            "required": ["id"],
        },
    },
}


def part(depth):
    below = [part(depth - 1) for _ in range(3)] if depth else []
    return {"id": f"at {depth}", "mass": {"value": 1.5, "unit": "g"}, "parts": below}


rows = [{"id": f"row {i}", "count": i} for i in range(30)]
tree = part(2)
flat_validator, tree_validator = Draft7Validator(FLAT), Draft7Validator(TREE)

operations = {
    "flat": lambda: flat_validator.is_valid(rows),
    "references": lambda: tree_validator.is_valid(tree),
}
