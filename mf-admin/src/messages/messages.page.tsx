import type { ContactInquiry } from '@shop/contracts/contact';
import { Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useOpened } from '../list/use-opened.ts';
import { useStable } from '../list/use-stable.ts';
import { messageColumns } from './columns.tsx';
import { useListMessagesQuery } from './messages.api.ts';

const MessageDialog = lazy(() =>
  import(/* webpackChunkName: "p-message-dialog" */ './message-dialog.tsx').then((m) => ({
    default: m.MessageDialog,
  })),
);
const PAGE_SIZE = 20;
const SUBTITLE = 'Lo que te escriben desde la página de contacto.';
const TEXTS = {
  loading: 'Cargando mensajes…',
  error: 'Error al cargar los mensajes. Intenta refrescar la página.',
};
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
const NONE: ContactInquiry[] = [];

/** /admin/messages: newest first (H37). */
export const MessagesPage = () => {
  const params = useListParams();
  const { get, change, page } = params;
  const dialog = openDialog<'read'>(params);
  const state = STATES.some(({ value }) => value === get('leido')) ? get('leido') : '';
  const list = useListMessagesQuery(
    { page, pageSize: PAGE_SIZE, ...SHOWN[state] },
    { refetchOnMountOrArgChange: true },
  );
  const rows = (!list.isError && list.data?.rows) || NONE;
  const read = useStable(({ id }: ContactInquiry) => dialog.open('read', id));
  const columns = useMemo(() => messageColumns(read), [read]);
  const opened = useOpened(rows, dialog.kind === 'read' ? dialog.id : '');
  return (
    <Page title="Mensajes" description={SUBTITLE} noIndex>
      <PageHead title="Mensajes" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
      </PageHead>
      <Toolbar>
        <Filter label="Estado" value={state} choices={STATES} onChange={change('leido')} />
      </Toolbar>
      <PagedList
        caption="Mensajes"
        columns={columns}
        list={list}
        texts={{ ...TEXTS, empty: state ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      <Suspense fallback={null}>
        {opened && <MessageDialog key={opened.id} message={opened} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};
