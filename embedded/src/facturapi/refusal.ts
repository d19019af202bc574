/** An error reply of the provider: its status, and the field when one is known. */
export class Refusal extends Error {
  readonly status: number;
  readonly path: string | undefined;
  constructor(status: number, message: string, path?: string) {
    super(message);
    this.status = status;
    this.path = path;
  }
}
