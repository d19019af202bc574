import type { PaymentException } from '@shop/contracts/payment-exception';
import { EmptyState, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useOpened } from '../list/use-opened.ts';
import { useStable } from '../list/use-stable.ts';
import { paymentExceptionColumns } from './columns.tsx';
import { useListPaymentExceptionsQuery } from './payment-exceptions.api.ts';

const PaymentExceptionDialog = lazy(() =>
  import(/* webpackChunkName: "p-payment-exception-dialog" */ './payment-exception-dialog.tsx').then((m) => ({
    default: m.PaymentExceptionDialog,
  })),
);
const PAGE_SIZE = 20;
const SUBTITLE = 'Pagos que no cuadran solos con un pedido y necesitan tu decisión.';
const TEXTS = {
  loading: 'Cargando pagos por revisar…',
  error: 'Error al cargar los pagos por revisar. Intenta refrescar la página.',
};
const STATES = [
  { value: '', label: 'Abiertos' },
  { value: 'done', label: 'Resueltos' },
];
const NONE: PaymentException[] = [];

/** /admin/reviews: the open ones first of all, newest first. */
export const PaymentExceptionsPage = () => {
  const params = useListParams();
  const { get, change, page } = params;
  const dialog = openDialog<'review'>(params);
  const status = get('estado') === 'done' ? 'done' : 'open';
  const list = useListPaymentExceptionsQuery(
    { status, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const rows = (!list.isError && list.data?.rows) || NONE;
  const open = useStable(({ id }: PaymentException) => dialog.open('review', id));
  const columns = useMemo(() => paymentExceptionColumns(open), [open]);
  const opened = useOpened(rows, dialog.kind === 'review' ? dialog.id : '');
  return (
    <Page title="Conciliación" description={SUBTITLE} noIndex>
      <PageHead title="Conciliación" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
      </PageHead>
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
        texts={{ ...TEXTS, empty: emptyOf(status) }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      <Suspense fallback={null}>
        {opened && <PaymentExceptionDialog key={opened.id} exception={opened} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};

const emptyOf = (status: 'open' | 'done') =>
  status === 'done' ? (
    'Aún no se ha resuelto ningún pago.'
  ) : (
    <EmptyState level={2} title="Todo cuadra" text="Cada pago tiene su pedido. No hay nada que revisar." />
  );
