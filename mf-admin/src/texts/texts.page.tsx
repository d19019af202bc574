import { Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { CONTENT_PAGES } from '@shop/contracts/content';
import { useMay } from '../auth/may.tsx';
import { pageLabel } from '../content/pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { DataTable } from '../list/data-table.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { RefreshButton } from '../list/refresh-button.tsx';
import { rowMessage } from '../list/row-message.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams, type ListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { STATES, textColumns } from './columns.tsx';
import { filterTexts, keyOf, rowsOf, type TextRow } from './text-rows.ts';
import { useListTextsQuery } from './texts.api.ts';

const TextDialog = lazy(() =>
  import(/* webpackChunkName: "p-text-dialog" */ './text-dialog.tsx').then((m) => ({
    default: m.TextDialog,
  })),
);
const SUBTITLE = 'Todo lo que dicen las páginas: escribe un borrador, míralo en la tienda y publícalo.';
const TEXTS = {
  loading: 'Cargando textos…',
  error: 'Error al cargar los textos. Intenta refrescar la página.',
  empty: 'Ningún texto coincide con la búsqueda.',
};
const ALL = { value: '', label: 'Todos' };
const PAGES = [
  { value: '', label: 'Todas' },
  ...CONTENT_PAGES.map((value) => ({ value, label: pageLabel(value) })),
];
const STATE_CHOICES = [ALL, ...Object.entries(STATES).map(([value, { label }]) => ({ value, label }))];

/** /admin/texts: every text of the shop's pages. */
export const TextsPage = () => {
  const params = useListParams();
  const { get } = params;
  const dialog = openDialog<'texto'>(params);
  const list = useListTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useMemo(
    () => (list.data && !list.isError ? rowsOf(list.data) : []),
    [list.data, list.isError],
  );
  const [q, page, state] = [get('q'), get('de'), get('estado')];
  const shown = useMemo(() => filterTexts(rows, { q, page, state }), [rows, q, page, state]);
  const open = useStable((row: TextRow) => dialog.open('texto', row.entry?.id ?? keyOf(row)));
  const verb = useMay()('POST /api/admin/texts/{id}/publish') ? 'Editar' : 'Ver';
  const columns = useMemo(() => textColumns(verb, open), [verb, open]);
  const opened = rows.find((row) => dialog.id && [String(row.entry?.id), keyOf(row)].includes(dialog.id));
  return (
    <Page title="Textos" description={SUBTITLE} noIndex>
      <PageHead title="Textos" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
      </PageHead>
      <TextsToolbar params={params} />
      <DataTable
        caption="Textos"
        columns={columns}
        rows={shown}
        message={rowMessage({ ...list, isEmpty: shown.length === 0 }, TEXTS)}
      />
      <Suspense fallback={null}>
        {opened && <TextDialog key={keyOf(opened)} row={opened} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};

const TextsToolbar = ({ params: { get, set } }: { params: ListParams }) => (
  <Toolbar
    active={[get('de'), get('estado')].filter(Boolean).length}
    search={
      <SearchField
        label="Buscar"
        placeholder="Una palabra del texto"
        value={get('q')}
        onChange={(q) => set({ q })}
      />
    }
  >
    <Filter label="Página" value={get('de')} choices={PAGES} onChange={(de) => set({ de })} />
    <Filter
      label="Estado"
      value={get('estado')}
      choices={STATE_CHOICES}
      onChange={(estado) => set({ estado })}
    />
  </Toolbar>
);
