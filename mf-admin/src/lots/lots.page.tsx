import { part } from '@shop/app-kit';
import type { Lot } from '@shop/contracts/lot';
import { useMemo } from 'react';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW, rowsOf, useColumns } from '../list/rows.ts';
import { SearchField } from '../list/search-field.tsx';
import { Filter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { lotColumns } from './columns.tsx';
import { filterLots } from './filter-lots.ts';
import { useListLotsQuery } from './lots.api.ts';

const LotDialog = part(() =>
  import(/* webpackChunkName: "p-lot-dialog" */ './lot-dialog.tsx').then((m) => m.LotDialog),
);
const EMPTY = 'No hay lotes. Agrega uno para saber qué frasco llegó a quién.';
const NO_MATCH = 'Ningún lote coincide con la búsqueda.';
const SUBTITLE = 'Qué se envasó, cuándo y de dónde, y quién lo recibió.';
const STATES = [
  { value: '', label: 'Todos' },
  { value: 'true', label: 'En uso' },
  { value: 'false', label: 'Retirados' },
];

/** /admin/lots; there are few, so that they are filtered here. */
export const LotsPage = () => {
  const params = useListParams();
  const dialog = openDialog<'new' | 'edit'>(params);
  const list = useListLotsQuery(undefined, ANEW);
  const all = rowsOf(list);
  const [q, inUse] = [params.get('q'), params.get('uso')];
  const rows = useMemo(() => filterLots(all, q, inUse), [all, q, inUse]);
  const columns = useColumns(lotColumns, ({ id }: Lot) => dialog.open('edit', id));
  const empty = all.length > 0 ? NO_MATCH : EMPTY;
  const lot = all.find(({ id }) => String(id) === dialog.id);
  return (
    <ListScreen
      title="Lotes"
      subtitle={SUBTITLE}
      list={list}
      create={{ label: 'Agregar Lote', call: 'POST /api/lots', onClick: () => dialog.open('new') }}
    >
      <Toolbar>
        <SearchField label="Buscar" placeholder="Código, flor o lugar" {...params.bind('q')} />
        <Filter label="Estado" choices={STATES} {...params.bind('uso')} />
      </Toolbar>
      <DataTable
        caption="Lotes"
        columns={columns}
        rows={rows}
        list={list}
        texts={{ name: 'los lotes', empty }}
      />
      {dialog.kind === 'new' && <LotDialog onClose={dialog.close} />}
      {dialog.kind === 'edit' && lot && <LotDialog key={lot.id} lot={lot} onClose={dialog.close} />}
    </ListScreen>
  );
};
