type Cause = { code: number; description: string };

/** An error as the provider's API answers it. */
export class ApiError extends Error {
  status: number;
  error: string;
  causes: Cause[] | null = null;

  constructor(status: number, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }

  toJSON() {
    return { message: this.message, error: this.error, status: this.status, cause: this.causes };
  }
}

export const notFound = (message: string, code?: number) =>
  withCause(new ApiError(404, 'not_found', message), code);
export const badRequest = (message: string, code?: number) =>
  withCause(new ApiError(400, 'bad_request', message), code);
export const unauthorized = (message: string) => withCause(new ApiError(401, 'unauthorized', message));

function withCause(error: ApiError, code?: number): ApiError {
  error.causes = code === undefined ? [] : [{ code, description: error.message }];
  return error;
}
