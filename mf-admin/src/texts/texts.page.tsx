import { onDemand } from '@shop/app-kit';
import { CONTENT_PAGES } from '@shop/contracts/content';
import { useMemo } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { pageLabel } from '../content/pages.ts';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW } from '../list/rows.ts';
import { Filter, SearchField, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { STATES, textColumns } from './columns.tsx';
import { filterTexts, keyOf, textRows, type TextRow } from './text-rows.ts';
import { useGetShopWordsQuery, useListTextsQuery } from './texts.api.ts';

const TextDialog = onDemand(() =>
  import(/* webpackChunkName: "p-text-dialog" */ './text-dialog.tsx').then((m) => m.TextDialog),
);
const NewPost = onDemand(() =>
  import(/* webpackChunkName: "p-text-dialog" */ './new-post.tsx').then((m) => m.NewPost),
);
const SUBTITLE = 'Todo lo que dicen las páginas: escribe un borrador, míralo en la tienda y publícalo.';
const EMPTY = 'Ningún texto coincide con la búsqueda.';
const ALL = { value: '', label: 'Todos' };
const PAGES = [
  { value: '', label: 'Todas' },
  ...CONTENT_PAGES.map((value) => ({ value, label: pageLabel(value) })),
];
const STATE_CHOICES = [ALL, ...Object.entries(STATES).map(([value, { label }]) => ({ value, label }))];

/** /admin/texts: every text of the shop's pages. */
export const TextsPage = () => {
  const params = useListParams();
  const { get, bind } = params;
  const dialog = openDialog<'texto' | 'receta'>(params);
  const texts = useListTextsQuery(undefined, ANEW);
  const words = useGetShopWordsQuery();
  // A content-media of an earlier release tells no words: the rest of the texts is there.
  const list = words.isLoading ? words : texts;
  const { isError } = list;
  const rows = useMemo(
    () => (texts.data && !words.isLoading ? textRows(texts.data, words.data) : []),
    [texts.data, words.data, words.isLoading],
  );
  const [q, page, state] = [get('q'), get('de'), get('estado')];
  const shown = useMemo(
    () => (isError ? [] : filterTexts(rows, { q, page, state })),
    [rows, isError, q, page, state],
  );
  const verb = useIsAllowed()('POST /api/admin/texts/{id}/publish') ? 'Editar' : 'Ver';
  const open = (row: TextRow) => dialog.open('texto', row.entry?.id ?? keyOf(row));
  const columns = textColumns(open, verb);
  // The window stays open when the list cannot be read again, so that typed text is not lost.
  const opened = rows.find((row) => dialog.id && [String(row.entry?.id), keyOf(row)].includes(dialog.id));
  return (
    <ListScreen
      title="Textos"
      subtitle={SUBTITLE}
      list={list}
      create={{
        label: 'Nueva receta',
        call: 'POST /api/admin/texts',
        onClick: () => dialog.open('receta'),
      }}
    >
      <Toolbar
        active={[page, state].filter(Boolean).length}
        search={<SearchField label="Buscar" placeholder="Una palabra del texto" {...bind('q')} />}
      >
        <Filter label="Página" choices={PAGES} {...bind('de')} />
        <Filter label="Estado" choices={STATE_CHOICES} {...bind('estado')} />
      </Toolbar>
      <DataTable
        caption="Textos"
        columns={columns}
        rows={shown}
        list={list}
        texts={{ name: 'los textos', empty: EMPTY }}
      />
      {dialog.kind === 'receta' && (
        <NewPost onMade={(id) => dialog.open('texto', id)} onClose={dialog.close} />
      )}
      {opened && <TextDialog key={keyOf(opened)} row={opened} onClose={dialog.close} />}
    </ListScreen>
  );
};
