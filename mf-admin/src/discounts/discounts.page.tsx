import { part } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { wordText } from '@shop/contracts/search';
import { useMemo } from 'react';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW, rowsOf, useColumns } from '../list/rows.ts';
import { SearchField } from '../list/search-field.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { discountColumns } from './columns.tsx';
import { STATE_LABEL, stateOf } from './discount-texts.ts';
import { useListDiscountsQuery } from './discounts.api.ts';

const DiscountDialog = part(() =>
  import(/* webpackChunkName: "p-discount-dialog" */ './discount-dialog.tsx').then((m) => m.DiscountDialog),
);
const SUBTITLE = 'Códigos que tus clientes escriben en el carrito.';
const EMPTY = 'Todavía no hay códigos. Crea uno para empezar.';
const NO_MATCH = 'Ningún código coincide con la búsqueda.';
const STATES = [
  { value: '', label: 'Todos' },
  ...Object.entries(STATE_LABEL).map(([value, label]) => ({ value, label })),
];

/** /admin/discounts; a shop has few codes, so that they are searched and sorted here. */
export const DiscountsPage = () => {
  const params = useListParams();
  const { get, set } = params;
  const dialog = openDialog<'new' | 'edit'>(params);
  const list = useListDiscountsQuery(undefined, ANEW);
  const all = rowsOf(list);
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
  const columns = useColumns(discountColumns, ({ id }: Discount) => dialog.open('edit', id));
  const edited = all.find(({ id }) => String(id) === dialog.id);
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  return (
    <ListScreen
      title="Descuentos"
      subtitle={SUBTITLE}
      list={list}
      create={{ label: 'Crear código', call: 'POST /api/admin/discounts', onClick: () => dialog.open('new') }}
    >
      <Toolbar>
        <SearchField label="Buscar" placeholder="Código o nota" {...params.bind('q')} />
        <Filter label="Estado" choices={STATES} {...params.bind('estado')} />
      </Toolbar>
      <DataTable
        caption="Descuentos"
        columns={columns}
        rows={rows}
        sort={get('orden') || 'code'}
        onSort={(orden) => set({ orden })}
        list={list}
        texts={{ name: 'los códigos', empty }}
      />
      {dialog.kind === 'new' && <DiscountDialog onClose={dialog.close} />}
      {dialog.kind === 'edit' && edited && (
        <DiscountDialog key={edited.id} discount={edited} onClose={dialog.close} />
      )}
    </ListScreen>
  );
};
