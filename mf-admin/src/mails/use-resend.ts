import { useAppDispatch } from '@shop/app-kit';
import { reportOutcome } from '../report-failure.ts';
import { useResendMailMutation } from './mails.api.ts';

const FAILED = { es: 'No se pudo reenviar el correo. Inténtalo de nuevo.' };

/** Sends a mail again, and shows the result. */
export const useResend = (id: string) => {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useResendMailMutation();
  const resend = async () => {
    const { error } = await send(id);
    dispatch(
      reportOutcome(error, { title: 'Correo en camino', description: 'Sale en unos segundos.' }, FAILED),
    );
  };
  return { resend, isLoading };
};
