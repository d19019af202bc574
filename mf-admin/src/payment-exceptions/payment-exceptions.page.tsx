import { part } from '@shop/app-kit';
import type { PaymentException } from '@shop/contracts/payment-exception';
import { EmptyState } from '@shop/ui';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, rowsOf, useColumns, useOpened } from '../list/rows.ts';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { paymentExceptionColumns } from './columns.tsx';
import { useListPaymentExceptionsQuery } from './payment-exceptions.api.ts';

const PaymentExceptionDialog = part(() =>
  import(/* webpackChunkName: "p-payment-exception-dialog" */ './payment-exception-dialog.tsx').then(
    (m) => m.PaymentExceptionDialog,
  ),
);
const PAGE_SIZE = 20;
const SUBTITLE = 'Pagos que no cuadran solos con un pedido y necesitan tu decisión.';
const STATES = [
  { value: '', label: 'Abiertos' },
  { value: 'done', label: 'Resueltos' },
];

/** /admin/reviews: the open ones first of all, newest first. */
export const PaymentExceptionsPage = () => {
  const params = useListParams();
  const { get, change, page } = params;
  const dialog = openDialog<'review'>(params);
  const status = get('estado') === 'done' ? 'done' : 'open';
  const list = useListPaymentExceptionsQuery({ status, page, pageSize: PAGE_SIZE }, ANEW);
  const rows = rowsOf(list);
  const columns = useColumns(paymentExceptionColumns, ({ id }: PaymentException) =>
    dialog.open('review', id),
  );
  const opened = useOpened(rows, dialog.kind === 'review' ? dialog.id : '');
  return (
    <ListScreen title="Conciliación" subtitle={SUBTITLE} list={list}>
      <Toolbar>
        <Filter
          label="Estado"
          value={status === 'done' ? 'done' : ''}
          choices={STATES}
          onChange={change('estado')}
        />
      </Toolbar>
      <PagedList
        caption="Pagos por revisar"
        columns={columns}
        list={list}
        texts={{ name: 'los pagos por revisar', empty: emptyOf(status) }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      {opened && <PaymentExceptionDialog key={opened.id} exception={opened} onClose={dialog.close} />}
    </ListScreen>
  );
};

const emptyOf = (status: 'open' | 'done') =>
  status === 'done' ? (
    'Aún no se ha resuelto ningún pago.'
  ) : (
    <EmptyState level={2} title="Todo cuadra" text="Cada pago tiene su pedido. No hay nada que revisar." />
  );
