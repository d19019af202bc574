import { onDemand } from '@shop/app-kit';
import type { Lot } from '@shop/contracts/lot';
import { wordText } from '@shop/contracts/search';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { lotColumns } from './columns.tsx';

const LotDialog = onDemand(() =>
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

/** Lots whose code, flower or place contains the text; `inUse` is 'true', 'false' or '' for all. */
const filterLots = (lots: Lot[], text: string, inUse: string): Lot[] => {
  const wanted = wordText(text);
  return lots.filter(
    ({ code, flower, place, isActive }) =>
      wordText(`${code} ${flower} ${place}`).includes(wanted) && (inUse === '' || String(isActive) === inUse),
  );
};

/** /admin/lots; a shop has few lots, so that they are filtered here. */
export const LotsPage = () => {
  const all = useAdminList('GET /api/lots', { tag: 'Lot' });
  const { dialog, params, opened } = all;
  const [q, inUse] = [params.get('q'), params.get('uso')];
  const rows = filterLots(all.rows, q, inUse);
  const columns = lotColumns(({ id }: Lot) => dialog.open('edit', id));
  return (
    <AdminList
      {...all}
      title="Lotes"
      subtitle={SUBTITLE}
      create={{ label: 'Agregar Lote', call: 'POST /api/lots', onClick: () => dialog.open('new') }}
      search="Código, flor o lugar"
      filters={[{ name: 'uso', label: 'Estado', choices: STATES }]}
      caption="Lotes"
      columns={columns}
      rows={rows}
      name="los lotes"
      empty={all.rows.length > 0 ? NO_MATCH : EMPTY}
    >
      {dialog.kind === 'new' && <LotDialog onClose={dialog.close} />}
      {opened && <LotDialog key={opened.id} lot={opened} onClose={dialog.close} />}
    </AdminList>
  );
};
