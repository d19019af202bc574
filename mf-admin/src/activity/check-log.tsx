import { formatLongDate } from '@shop/app-kit/dates';
import { faultWords, type ActivityCheck } from '@shop/contracts/activity-check';
import { Alert, Spinner } from '@shop/ui';
import { read } from '../calls.ts';
import { counted } from '../list/counted.ts';
import { ANEW } from '../list/rows.ts';

const HELP =
  'Alguien escribió en la base de datos sin pasar por la tienda. Enséñaselo a quien te ayuda con ella.';

const soundWords = ({ count, since }: ActivityCheck): string => {
  if (!since) return 'Todavía no hay nada que comprobar.';
  const entries = counted(count, 'entrada', 'entradas');
  return `${entries} desde el ${formatLongDate(since)}: no falta ninguna, y todas dicen lo que decían.`;
};

const useCheckLogQuery = read('GET /api/admin/activity/check', [], { keepUnusedDataFor: 0 });

/** Checks the whole log, and shows the result. */
export const CheckLog = () => {
  const { data, isError, isFetching, refetch } = useCheckLogQuery(undefined, ANEW);
  if (isFetching) return <Spinner label="Comprobando el registro…" />;
  if (isError || !data)
    return <Alert onRetry={() => void refetch()}>No se pudo comprobar el registro.</Alert>;
  if (data.faults.length === 0)
    return (
      <Alert tone="success" title="El registro está completo">
        {soundWords(data)}
      </Alert>
    );
  return (
    <Alert title="El registro no está como se escribió">
      {`${data.faults.map(faultWords).join(' ')} ${HELP}`}
    </Alert>
  );
};
