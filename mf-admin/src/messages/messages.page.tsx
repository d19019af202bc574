import { onDemand } from '@shop/app-kit';
import type { ContactInquiry } from '@shop/contracts/contact';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { messageColumns } from './columns.tsx';

const MessageDialog = onDemand(() =>
  import(/* webpackChunkName: "p-message-dialog" */ './message-dialog.tsx').then((m) => m.MessageDialog),
);
const SUBTITLE = 'Lo que te escriben desde la página de contacto.';
const EMPTY = 'No hay mensajes.';
const NO_MATCH = 'No hay mensajes con ese estado.';
const STATES = [
  { value: '', label: 'Todos' },
  { value: 'sin-responder', label: 'Sin responder' },
  { value: 'no', label: 'Sin leer' },
  { value: 'si', label: 'Leídos' },
  { value: 'spam', label: 'Posible spam' },
];
const SHOWN: Record<string, { isRead: boolean } | { isAnswered: boolean } | { isSpam: boolean }> = {
  'sin-responder': { isAnswered: false },
  no: { isRead: false },
  si: { isRead: true },
  spam: { isSpam: true },
};

/** /admin/messages: newest first (H37). */
export const MessagesPage = () => {
  const list = useAdminList('GET /api/admin/messages', {
    tag: 'Message',
    pageSize: 20,
    query: ({ get }) => SHOWN[get('leido')] ?? {},
  });
  const { dialog, params, opened } = list;
  const columns = messageColumns(({ id }: ContactInquiry) => dialog.open('read', id));
  return (
    <AdminList
      {...list}
      title="Mensajes"
      subtitle={SUBTITLE}
      filters={[{ name: 'leido', label: 'Estado', choices: STATES }]}
      caption="Mensajes"
      columns={columns}
      name="los mensajes"
      empty={SHOWN[params.get('leido')] ? NO_MATCH : EMPTY}
    >
      {opened && <MessageDialog key={opened.id} message={opened} onClose={dialog.close} />}
    </AdminList>
  );
};
