export { argument } from "../../platform/shell-word.js";
