import { formatPesos } from '@shop/app-kit';
import type { Amounts } from '@shop/contracts/amounts';
import { Text } from '@shop/ui';

/** What the server says that it all costs. */
export const ManualTotal = ({ amounts }: { amounts: Amounts | undefined }) => (
  <Text aria-live="polite">
    {amounts && amounts.shipping > 0 && (
      <>
        Productos: {formatPesos(amounts.lines)} · Envío: {formatPesos(amounts.shipping)}
        <br />
      </>
    )}
    <strong>Total: {amounts ? formatPesos(amounts.total) : '—'}</strong>
  </Text>
);
