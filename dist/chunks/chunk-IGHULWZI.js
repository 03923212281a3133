import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import {
  authorOf
} from "./chunk-6EFX5D2C.js";

// src/action/forge.ts
async function openForge(inputs, event) {
  if (inputs.token === "" || event.repository === "") return;
  let { GitHubForge } = await import("./github-2S63LRTD.js");
  return new GitHubForge({
    token: inputs.token,
    repository: event.repository,
    apiUrl: event.apiUrl,
    say: (message) => {
      runner.say(message);
    }
  });
}
async function commentPlace(forge, inputs, pull) {
  return { pull, key: inputs.commentKey, author: await authorOf(forge, inputs.commentAuthor) };
}

export {
  openForge,
  commentPlace
};
