export type Cause = { code: number; description: string };

/** An error as the provider's API answers it. */
export class ApiError extends Error {
  status: number;
  error: string;
  causes: Cause[] | null;

  constructor(status: number, error: string, message: string, causes: Cause[] | null = null) {
    super(message);
    this.status = status;
    this.error = error;
    this.causes = causes;
  }

  toJSON() {
    return { message: this.message, error: this.error, status: this.status, cause: this.causes };
  }
}

export const notFound = (message: string, causes: Cause[] = []) =>
  new ApiError(404, 'not_found', message, causes);
export const badRequest = (message: string, code?: number) =>
  new ApiError(400, 'bad_request', message, code === undefined ? [] : [{ code, description: message }]);
