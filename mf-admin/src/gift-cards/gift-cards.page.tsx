import { onDemand } from '@shop/app-kit';
import type { GiftCard, GivenGiftCard } from '@shop/contracts/gift-card';
import { useState } from 'react';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { giftCardColumns } from './columns.tsx';

const GiftCardDialog = onDemand(() =>
  import(/* webpackChunkName: "p-gift-card-dialogs" */ './gift-card-dialog.tsx').then(
    (m) => m.GiftCardDialog,
  ),
);
const ResendDialog = onDemand(() =>
  import(/* webpackChunkName: "p-gift-card-dialogs" */ './resend-dialog.tsx').then((m) => m.ResendDialog),
);
const ShownCode = onDemand(() =>
  import(/* webpackChunkName: "p-gift-card-code" */ './shown-code.tsx').then((m) => m.ShownCode),
);
const SUBTITLE = 'Saldo que alguien puede gastar en tu tienda, de una vez o en varias compras.';
const EMPTY = 'Todavía no hay tarjetas. Da la primera con «Dar una tarjeta».';
const NO_MATCH = 'Ninguna tarjeta coincide con la búsqueda.';

const find = ({ get }: ListParams) => {
  const q = get('q').slice(0, 100);
  return q ? { q } : {};
};

/** /admin/gift-cards: newest first. */
export const GiftCardsPage = () => {
  const list = useAdminList('GET /api/admin/gift-cards', { tag: 'GiftCard', pageSize: 25, query: find });
  const { dialog, params, opened } = list;
  const [made, setMade] = useState<GivenGiftCard>();
  const columns = giftCardColumns(({ id }: GiftCard) => dialog.open('edit', id));
  return (
    <AdminList
      {...list}
      title="Tarjetas de regalo"
      subtitle={SUBTITLE}
      create={{
        label: 'Dar una tarjeta',
        call: 'POST /api/admin/gift-cards',
        onClick: () => dialog.open('new'),
      }}
      search="Nombre, correo o final del código"
      caption="Tarjetas de regalo"
      columns={columns}
      name="las tarjetas"
      empty={find(params).q ? NO_MATCH : EMPTY}
    >
      {dialog.kind === 'new' && <GiftCardDialog onMade={setMade} onClose={dialog.close} />}
      {opened && <ResendDialog key={opened.id} card={opened} onMade={setMade} onClose={dialog.close} />}
      {!dialog.kind && made?.shownCode && <ShownCode card={made} onClose={() => setMade(undefined)} />}
    </AdminList>
  );
};
