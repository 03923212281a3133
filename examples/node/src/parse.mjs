/** Comma-separated values with quotes, as RFC 4180 has them, as rows of fields. */
export function parse(text) {
  const rows = [];
  let row = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      row.push(field);
      field = "";
    } else if (character === "\n") {
      rows.push([...row, field]);
      row = [];
      field = "";
    } else if (character !== "\r") field += character;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
