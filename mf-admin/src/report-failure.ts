import { showError, statusOf, type AppDispatch } from '@shop/app-kit';

/** The red toast of a failed change; a session that ended (401) speaks for itself on the login page. */
export const reportFailure = (error: unknown, es: string, en?: string) => (dispatch: AppDispatch) => {
  if (statusOf(error) !== 401) dispatch(showError(es, en));
};
