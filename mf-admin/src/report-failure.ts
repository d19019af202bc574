import { messageOf, showError, showToast, statusOf, type AppDispatch } from '@shop/app-kit';

/** The red toast of a failed change; none for an expired session (401), which the login page reports. */
export const reportFailure = (error: unknown, es: string, en?: string) => (dispatch: AppDispatch) => {
  if (statusOf(error) !== 401) dispatch(showError(es, en));
};

type Said = { title: string; description?: string };

/**
 * Reports a change: success, the server's reason, or a general failure.
 * @returns whether it succeeded
 */
export const reportOutcome =
  (error: unknown, done: Said, failed: { es: string }) =>
  (dispatch: AppDispatch): boolean => {
    if (error) dispatch(reportFailure(error, messageOf(error, failed).es));
    else dispatch(showToast(done));
    return !error;
  };
