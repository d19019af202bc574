import type { Lot } from '@shop/contracts/lot';
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
import { useListParams, type ListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { lotColumns } from './columns.tsx';
import { filterLots } from './filter-lots.ts';
import { useListLotsQuery } from './lots.api.ts';

const LotDialog = lazy(() =>
  import(/* webpackChunkName: "p-lot-dialog" */ './lot-dialog.tsx').then((m) => ({ default: m.LotDialog })),
);
const TEXTS = {
  loading: 'Cargando lotes…',
  error: 'Error al cargar los lotes. Intenta refrescar la página.',
};
const EMPTY = 'No hay lotes. Agrega uno para saber qué frasco llegó a quién.';
const NO_MATCH = 'Ningún lote coincide con la búsqueda.';
const SUBTITLE = 'Qué se envasó, cuándo y de dónde, y quién lo recibió.';
const STATES = [
  { value: '', label: 'Todos' },
  { value: 'true', label: 'En uso' },
  { value: 'false', label: 'Retirados' },
];
const NONE: Lot[] = [];

/** /admin/lots; there are few, so that they are filtered here. */
export const LotsPage = () => {
  const params = useListParams();
  const dialog = openDialog<'new' | 'edit'>(params);
  const list = useListLotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const all = (!list.isError && list.data) || NONE;
  const [q, inUse] = [params.get('q'), params.get('uso')];
  const rows = useMemo(() => filterLots(all, q, inUse), [all, q, inUse]);
  const onOpen = useStable(({ id }: Lot) => dialog.open('edit', id));
  const columns = useMemo(() => lotColumns(onOpen), [onOpen]);
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  const lot = all.find(({ id }) => String(id) === dialog.id);
  return (
    <Page title="Lotes" description={SUBTITLE} noIndex>
      <PageHead title="Lotes" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <May call="POST /api/lots">
          <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
            Agregar Lote
          </Button>
        </May>
      </PageHead>
      <LotsToolbar params={params} />
      <DataTable
        caption="Lotes"
        columns={columns}
        rows={rows}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, { ...TEXTS, empty })}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'new' && <LotDialog onClose={dialog.close} />}
        {dialog.kind === 'edit' && lot && <LotDialog key={lot.id} lot={lot} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};

const LotsToolbar = ({ params: { get, set } }: { params: ListParams }) => (
  <Toolbar>
    <SearchField
      label="Buscar"
      placeholder="Código, flor o lugar"
      value={get('q')}
      onChange={(q) => set({ q })}
    />
    <Filter label="Estado" value={get('uso')} choices={STATES} onChange={(uso) => set({ uso })} />
  </Toolbar>
);
