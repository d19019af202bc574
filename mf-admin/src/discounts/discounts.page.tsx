import type { Discount } from '@shop/contracts/discount';
import { wordText } from '@shop/contracts/search';
import { Button, Icon, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { May } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { DataTable } from '../list/data-table.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { RefreshButton } from '../list/refresh-button.tsx';
import { rowMessage } from '../list/row-message.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { discountColumns } from './columns.tsx';
import { STATE_LABEL, stateOf } from './discount-texts.ts';
import { useListDiscountsQuery } from './discounts.api.ts';

const DiscountDialog = lazy(() =>
  import(/* webpackChunkName: "p-discount-dialog" */ './discount-dialog.tsx').then((m) => ({
    default: m.DiscountDialog,
  })),
);
const SUBTITLE = 'Códigos que tus clientes escriben en el carrito.';
const TEXTS = {
  loading: 'Cargando códigos…',
  error: 'Error al cargar los códigos. Intenta refrescar la página.',
};
const EMPTY = 'Todavía no hay códigos. Crea uno para empezar.';
const NO_MATCH = 'Ningún código coincide con la búsqueda.';
const STATES = [
  { value: '', label: 'Todos' },
  ...Object.entries(STATE_LABEL).map(([value, label]) => ({ value, label })),
];
const NONE: Discount[] = [];

/** /admin/discounts; a shop has few codes, so that they are searched and sorted here. */
export const DiscountsPage = () => {
  const params = useListParams();
  const { get, set } = params;
  const dialog = openDialog<'new' | 'edit'>(params);
  const list = useListDiscountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const all = (!list.isError && list.data) || NONE;
  const q = wordText(get('q'));
  const state = get('estado');
  const rows = useMemo(
    () =>
      all.filter(
        (one) =>
          wordText(`${one.code} ${one.note}`).includes(q) && (!state || stateOf(one, new Date()) === state),
      ),
    [all, q, state],
  );
  const edit = useStable(({ id }: Discount) => dialog.open('edit', id));
  const columns = useMemo(() => discountColumns(edit), [edit]);
  const edited = all.find(({ id }) => String(id) === dialog.id);
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  return (
    <Page title="Descuentos" description={SUBTITLE} noIndex>
      <PageHead title="Descuentos" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <May call="POST /api/admin/discounts">
          <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
            Crear código
          </Button>
        </May>
      </PageHead>
      <Toolbar>
        <SearchField
          label="Buscar"
          placeholder="Código o nota"
          value={get('q')}
          onChange={(text) => set({ q: text })}
        />
        <Filter label="Estado" value={state} choices={STATES} onChange={(estado) => set({ estado })} />
      </Toolbar>
      <DataTable
        caption="Descuentos"
        columns={columns}
        rows={rows}
        sort={get('orden') || 'code'}
        onSort={(orden) => set({ orden })}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, { ...TEXTS, empty })}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'new' && <DiscountDialog onClose={dialog.close} />}
        {dialog.kind === 'edit' && edited && (
          <DiscountDialog key={edited.id} discount={edited} onClose={dialog.close} />
        )}
      </Suspense>
    </Page>
  );
};
