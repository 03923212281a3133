import type { ErrorObject } from "ajv";
import { show } from "../config/schema-problems.js";

const MOST_LETTERS = 80;

/** The first error of a file that a program wrote, in words. */
export function describeError(error: ErrorObject | undefined): {
  readonly pointer: string;
  readonly message: string;
} {
  if (error === undefined) return { pointer: "", message: "it does not fit the schema" };
  const params = error.params as Readonly<Record<string, unknown>>;
  const here = error.instancePath;
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(params["additionalProperty"]);
      // Somebody's word, and as long as he likes.
      const named = key.length > MOST_LETTERS ? `${key.slice(0, MOST_LETTERS)}…` : key;
      return { pointer: `${here}/${named}`, message: `unknown field ${show(key)}` };
    }
    case "required":
      return { pointer: here, message: `${show(params["missingProperty"])} is missing` };
    case "enum":
      return {
        pointer: here,
        message: `expected one of ${(params["allowedValues"] as unknown[]).join(", ")}`,
      };
    case "const":
      return { pointer: here, message: `expected ${show(params["allowedValue"])}` };
    case "type":
      return { pointer: here, message: `expected ${[params["type"]].flat().join(" or ")}` };
    case "not":
      return { pointer: here, message: "phase and outcome are not given together" };
    case "discriminator":
      return {
        pointer: `${here}/${String(params["tag"])}`,
        message:
          params["tagValue"] === undefined
            ? `${show(params["tag"])} is missing`
            : `unknown ${String(params["tag"])} ${show(params["tagValue"])}`,
      };
    case "propertyNames":
      return { pointer: here, message: `unexpected name ${show(params["propertyName"])}` };
    case "oneOf":
      return { pointer: here, message: "it fits none of the forms that are known" };
    default:
      return { pointer: here, message: error.message ?? error.keyword };
  }
}
