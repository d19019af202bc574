/** How the provider says no: its status, and the field where it knows one. */
export class Refusal extends Error {
  readonly status: number;
  readonly path: string | undefined;
  constructor(status: number, message: string, path?: string) {
    super(message);
    this.status = status;
    this.path = path;
  }
}
