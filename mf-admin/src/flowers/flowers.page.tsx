import { onDemand } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { wordText } from '@shop/contracts/search';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { flowerColumns, type FlowerDialogKind } from './columns.tsx';

const Dialogs = onDemand(() =>
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

/** The flowers whose names contain the text, accents aside; `available` is 'true', 'false' or '' for all. */
const filterFlowers = (flowers: Flower[], text: string, available: string): Flower[] => {
  const wanted = wordText(text);
  return flowers.filter(
    ({ name, scientificName = '', isAvailable }) =>
      wordText(`${name} ${scientificName}`).includes(wanted) &&
      (available === '' || String(isAvailable) === available),
  );
};

/** /admin/flowers; the catalogue is small, so that it is filtered and sorted here. */
export const FlowersPage = () => {
  const all = useAdminList('GET /api/flowers', { tag: 'Flower' });
  const { dialog, params, opened } = all;
  const q = params.get('q');
  const available = params.get('disponible');
  const sort = SORTS.find(({ value }) => value === params.get('orden'))?.value ?? 'id';
  const rows = filterFlowers(all.rows, q, available);
  const columns = flowerColumns((kind: FlowerDialogKind, { id }: Flower) => dialog.open(kind, id));
  return (
    <AdminList
      isSpecified
      {...all}
      title="Administrar Flores"
      subtitle={SUBTITLE}
      create={{ label: 'Agregar Flor', call: 'POST /api/flowers', onClick: () => dialog.open('new') }}
      search="Nombre de la flor"
      filters={[{ name: 'disponible', label: 'Disponible', choices: AVAILABILITY }]}
      caption="Flores"
      columns={columns}
      rows={rows}
      sort={sort}
      sorts={SORTS}
      name="las flores"
      empty={all.rows.length > 0 ? NO_MATCH : EMPTY}
    >
      {dialog.kind && (
        <Dialogs kind={dialog.kind as FlowerDialogKind | 'new'} flower={opened} onClose={dialog.close} />
      )}
    </AdminList>
  );
};
