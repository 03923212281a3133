import { actionMain } from "./action/main.js";

process.exitCode = await actionMain(process.argv.slice(2), process.env);
