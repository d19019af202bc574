import { onDemand } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { wordText } from '@shop/contracts/search';
import { IfAllowed } from '../auth/may.tsx';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { discountColumns } from './columns.tsx';
import { STATE_LABEL, stateOf } from './discount-texts.ts';

const DiscountDialog = onDemand(() =>
  import(/* webpackChunkName: "p-discount-dialog" */ './discount-dialog.tsx').then((m) => m.DiscountDialog),
);
const Promotions = onDemand(() =>
  import(/* webpackChunkName: "p-promotions" */ '../promotions/promotions-section.tsx').then(
    (m) => m.PromotionsSection,
  ),
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
  const all = useAdminList('GET /api/admin/discounts', { tag: 'Discount' });
  const { dialog, params, opened } = all;
  const q = wordText(params.get('q'));
  const state = params.get('estado');
  const rows = all.rows.filter(
    (one) =>
      wordText(`${one.code} ${one.note}`).includes(q) && (!state || stateOf(one, new Date()) === state),
  );
  const columns = discountColumns(({ id }: Discount) => dialog.open('edit', id));
  return (
    <AdminList
      {...all}
      title="Descuentos"
      subtitle={SUBTITLE}
      create={{ label: 'Crear código', call: 'POST /api/admin/discounts', onClick: () => dialog.open('new') }}
      search="Código o nota"
      filters={[{ name: 'estado', label: 'Estado', choices: STATES }]}
      caption="Descuentos"
      columns={columns}
      rows={rows}
      sort={params.get('orden') || 'code'}
      name="los códigos"
      empty={all.rows.length > 0 ? NO_MATCH : EMPTY}
    >
      {dialog.kind === 'new' && <DiscountDialog onClose={dialog.close} />}
      {opened && <DiscountDialog key={opened.id} discount={opened} onClose={dialog.close} />}
      {/* A section below a list comes with its rows, which would move it. */}
      {!all.list.isLoading && (
        <IfAllowed call="PUT /api/admin/settings">
          <Promotions />
        </IfAllowed>
      )}
    </AdminList>
  );
};
