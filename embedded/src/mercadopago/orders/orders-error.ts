import { ApiError } from '../api/api-error.ts';

/** An error as the orders' API answers it: a list, whose codes are words. */
export class OrdersError extends ApiError {
  override toJSON() {
    return { errors: [{ code: this.error, message: this.message, details: [] }] } as never;
  }
}

export const refuseOrder = (code: string, message: string, status = 400) =>
  new OrdersError(status, code, message);
