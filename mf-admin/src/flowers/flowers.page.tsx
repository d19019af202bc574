import { part } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { useMemo } from 'react';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW, rowsOf, useColumns } from '../list/rows.ts';
import { SearchField } from '../list/search-field.tsx';
import { Filter, SortFilter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { flowerColumns, type FlowerDialogKind } from './columns.tsx';
import { filterFlowers } from './filter-flowers.ts';
import { useListFlowersQuery } from './flowers.api.ts';

const Dialogs = part(() =>
  import(/* webpackChunkName: "p-flower-dialogs" */ './flower-dialogs.tsx').then((m) => m.FlowerDialogs),
);
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

/** /admin/flowers; the catalogue is small, so that it is filtered and sorted here. */
export const FlowersPage = () => {
  const params = useListParams();
  const dialog = openDialog<FlowerDialogKind | 'new'>(params);
  const list = useListFlowersQuery(undefined, ANEW);
  const all = rowsOf(list);
  const q = params.get('q');
  const available = params.get('disponible');
  const sort = SORTS.find(({ value }) => value === params.get('orden'))?.value ?? 'id';
  const rows = useMemo(() => filterFlowers(all, q, available), [all, q, available]);
  const columns = useColumns(flowerColumns, (kind: FlowerDialogKind, { id }: Flower) =>
    dialog.open(kind, id),
  );
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  return (
    <ListScreen
      title="Administrar Flores"
      subtitle={SUBTITLE}
      list={list}
      create={{ label: 'Agregar Flor', call: 'POST /api/flowers', onClick: () => dialog.open('new') }}
    >
      <Toolbar>
        <SearchField label="Buscar" placeholder="Nombre de la flor" {...params.bind('q')} />
        <Filter label="Disponible" choices={AVAILABILITY} {...params.bind('disponible')} />
        <SortFilter value={sort} choices={SORTS} onChange={params.change('orden')} />
      </Toolbar>
      <DataTable
        caption="Flores"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={params.change('orden')}
        list={list}
        texts={{ name: 'las flores', empty }}
      />
      {dialog.kind && (
        <Dialogs
          kind={dialog.kind}
          flower={all.find(({ id }) => String(id) === dialog.id)}
          onClose={dialog.close}
        />
      )}
    </ListScreen>
  );
};
