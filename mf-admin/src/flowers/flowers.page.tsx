import type { Flower } from '@shop/contracts/flower';
import { Button, Icon, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { May } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { DataTable } from '../list/data-table.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { RefreshButton } from '../list/refresh-button.tsx';
import { rowMessage } from '../list/row-message.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Filter, SortFilter, Toolbar } from '../list/toolbar.tsx';
import { useListParams, type ListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { flowerColumns, type FlowerDialogKind } from './columns.tsx';
import { filterFlowers } from './filter-flowers.ts';
import { useListFlowersQuery } from './flowers.api.ts';

const Dialogs = lazy(() =>
  import(/* webpackChunkName: "p-flower-dialogs" */ './flower-dialogs.tsx').then((m) => ({
    default: m.FlowerDialogs,
  })),
);
const TEXTS = {
  loading: 'Cargando flores…',
  error: 'Error al cargar las flores. Intenta refrescar la página.',
};
const EMPTY = 'No hay flores. Agrega una para empezar.';
const NO_MATCH = 'Ninguna flor coincide con la búsqueda.';
const SUBTITLE = 'Administra el catálogo de flores nativas mexicanas.';
const AVAILABILITY = [
  { value: '', label: 'Todas' },
  { value: 'true', label: 'Disponibles' },
  { value: 'false', label: 'No disponibles' },
];
const SORTS = [
  { value: 'id', label: 'ID, de la primera a la última' },
  { value: '-id', label: 'ID, de la última a la primera' },
  { value: 'name', label: 'Nombre, A–Z' },
  { value: '-name', label: 'Nombre, Z–A' },
];
const NONE: Flower[] = [];

/** /admin/flowers; the catalogue is small, so that it is filtered and sorted here. */
export const FlowersPage = () => {
  const params = useListParams();
  const dialog = openDialog<FlowerDialogKind | 'new'>(params);
  const list = useListFlowersQuery(undefined, { refetchOnMountOrArgChange: true });
  const all = (!list.isError && list.data) || NONE;
  const q = params.get('q');
  const available = params.get('disponible');
  const rows = useMemo(() => filterFlowers(all, q, available), [all, q, available]);
  const act = useStable((kind: FlowerDialogKind, { id }: Flower) => dialog.open(kind, id));
  const columns = useMemo(() => flowerColumns(act), [act]);
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  return (
    <Page title="Administrar Flores" description={SUBTITLE} noIndex>
      <PageHead title="Administrar Flores" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <May call="POST /api/flowers">
          <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
            Agregar Flor
          </Button>
        </May>
      </PageHead>
      <FlowersToolbar params={params} />
      <DataTable
        caption="Flores"
        columns={columns}
        rows={rows}
        sort={sortOf(params)}
        onSort={(sort) => params.set({ orden: sort })}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, { ...TEXTS, empty })}
      />
      <Suspense fallback={null}>
        {dialog.kind && (
          <Dialogs
            kind={dialog.kind}
            flower={all.find(({ id }) => String(id) === dialog.id)}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </Page>
  );
};

const sortOf = ({ get }: ListParams) => SORTS.find(({ value }) => value === get('orden'))?.value ?? 'id';

const FlowersToolbar = ({ params }: { params: ListParams }) => {
  const { get, set } = params;
  return (
    <Toolbar>
      <SearchField
        label="Buscar"
        placeholder="Nombre de la flor"
        value={get('q')}
        onChange={(q) => set({ q })}
      />
      <Filter
        label="Disponible"
        value={get('disponible')}
        choices={AVAILABILITY}
        onChange={(disponible) => set({ disponible })}
      />
      <SortFilter value={sortOf(params)} choices={SORTS} onChange={(orden) => set({ orden })} />
    </Toolbar>
  );
};
