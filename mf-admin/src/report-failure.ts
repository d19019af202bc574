import { messageOf, showError, showToast, statusOf, type AppDispatch } from '@shop/app-kit';

/** The red toast of a failed change; a session that ended (401) speaks for itself on the login page. */
export const reportFailure = (error: unknown, es: string, en?: string) => (dispatch: AppDispatch) => {
  if (statusOf(error) !== 401) dispatch(showError(es, en));
};

type Said = { title: string; description?: string };

/**
 * Says what came of a change: what to say when it worked, or the server's reason, or that it failed.
 * @returns whether it worked
 */
export const reportOutcome =
  (error: unknown, done: Said, failed: { es: string }) =>
  (dispatch: AppDispatch): boolean => {
    if (error) dispatch(reportFailure(error, messageOf(error, failed).es));
    else dispatch(showToast(done));
    return !error;
  };
