import { onDemand } from '@shop/app-kit';
import type { PaymentException } from '@shop/contracts/payment-exception';
import { EmptyState } from '@shop/ui';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { paymentExceptionColumns } from './columns.tsx';

const PaymentExceptionDialog = onDemand(() =>
  import(/* webpackChunkName: "p-payment-exception-dialog" */ './payment-exception-dialog.tsx').then(
    (m) => m.PaymentExceptionDialog,
  ),
);
const SUBTITLE = 'Pagos que no cuadran solos con un pedido y necesitan tu decisión.';
const STATES = [
  { value: '', label: 'Abiertos' },
  { value: 'done', label: 'Resueltos' },
];

const statusOf = ({ get }: ListParams): 'open' | 'done' => (get('estado') === 'done' ? 'done' : 'open');

/** /admin/reviews: open ones first, then newest first. */
export const PaymentExceptionsPage = () => {
  const list = useAdminList('GET /api/admin/reviews', {
    tag: 'Review',
    pageSize: 20,
    query: (params) => ({ status: statusOf(params) }),
  });
  const { dialog, opened } = list;
  const columns = paymentExceptionColumns(({ id }: PaymentException) => dialog.open('review', id));
  return (
    <AdminList
      {...list}
      title="Pagos por revisar"
      subtitle={SUBTITLE}
      filters={[{ name: 'estado', label: 'Estado', choices: STATES }]}
      caption="Pagos por revisar"
      columns={columns}
      name="los pagos por revisar"
      empty={emptyOf(statusOf(list.params))}
    >
      {opened && <PaymentExceptionDialog key={opened.id} exception={opened} onClose={dialog.close} />}
    </AdminList>
  );
};

const emptyOf = (status: 'open' | 'done') =>
  status === 'done' ? (
    'Aún no se ha resuelto ningún pago.'
  ) : (
    <EmptyState level={2} title="Todo cuadra" text="Cada pago tiene su pedido. No hay nada que revisar." />
  );
