import type { Environment } from "./environment.js";

export { StatelessObject } from "./stateless-object.js";

/** What `workerd test` runs: the process has started when an object of it has answered. */
export default {
  async test(_controller: unknown, env: Environment): Promise<void> {
    const response = await env.OBJECTS.get(env.OBJECTS.idFromName("first")).fetch("http://object/ping");
    if (!response.ok) throw new Error(`The object answered ${response.status}.`);
  },
};
