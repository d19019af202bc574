import { part } from '@shop/app-kit';
import type { ContactInquiry } from '@shop/contracts/contact';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, rowsOf, useColumns, useOpened } from '../list/rows.ts';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { messageColumns } from './columns.tsx';
import { useListMessagesQuery } from './messages.api.ts';

const MessageDialog = part(() =>
  import(/* webpackChunkName: "p-message-dialog" */ './message-dialog.tsx').then((m) => m.MessageDialog),
);
const PAGE_SIZE = 20;
const SUBTITLE = 'Lo que te escriben desde la página de contacto.';
const EMPTY = 'No hay mensajes.';
const NO_MATCH = 'No hay mensajes con ese estado.';
const STATES = [
  { value: '', label: 'Todos' },
  { value: 'no', label: 'Sin leer' },
  { value: 'si', label: 'Leídos' },
  { value: 'spam', label: 'Posible spam' },
];
const SHOWN: Record<string, { isRead: boolean } | { isSpam: boolean }> = {
  no: { isRead: false },
  si: { isRead: true },
  spam: { isSpam: true },
};

/** /admin/messages: newest first (H37). */
export const MessagesPage = () => {
  const params = useListParams();
  const { get, change, page } = params;
  const dialog = openDialog<'read'>(params);
  const state = STATES.some(({ value }) => value === get('leido')) ? get('leido') : '';
  const list = useListMessagesQuery({ page, pageSize: PAGE_SIZE, ...SHOWN[state] }, ANEW);
  const rows = rowsOf(list);
  const columns = useColumns(messageColumns, ({ id }: ContactInquiry) => dialog.open('read', id));
  const opened = useOpened(rows, dialog.kind === 'read' ? dialog.id : '');
  return (
    <ListScreen title="Mensajes" subtitle={SUBTITLE} list={list}>
      <Toolbar>
        <Filter label="Estado" value={state} choices={STATES} onChange={change('leido')} />
      </Toolbar>
      <PagedList
        caption="Mensajes"
        columns={columns}
        list={list}
        texts={{ name: 'los mensajes', empty: state ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      {opened && <MessageDialog key={opened.id} message={opened} onClose={dialog.close} />}
    </ListScreen>
  );
};
