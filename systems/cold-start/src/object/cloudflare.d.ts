/** What is used here of the runtime's own module. */
declare module "cloudflare:workers" {
  export abstract class DurableObject<Env> {
    protected readonly ctx: { waitUntil(promise: Promise<unknown>): void };
    protected readonly env: Env;
    constructor(ctx: unknown, env: Env);
    fetch(request: Request): Promise<Response>;
  }
}
