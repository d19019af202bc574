import { part } from '@shop/app-kit';
import type { Opinion } from '@shop/contracts/opinion';
import { OPINION_STATES } from '@shop/contracts/opinion-words';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { useColumns, useOpened } from '../list/rows.ts';
import { opinionColumns, STATE_LABEL } from './columns.tsx';

const OpinionDialog = part(() =>
  import(/* webpackChunkName: "p-opinion-dialog" */ './opinion-dialog.tsx').then((m) => m.OpinionDialog),
);
const SUBTITLE = 'Lo que dicen quienes compraron. Nada se publica sin que lo leas.';
const EMPTY = 'Todavía nadie ha opinado. Se les pregunta unos días después de «Entregado».';
const NO_MATCH = 'No hay opiniones con ese estado.';
const STATES = [
  { value: '', label: 'Todas' },
  ...OPINION_STATES.map((value) => ({ value, label: STATE_LABEL[value] })),
];

/** /admin/opinions: newest first. */
export const OpinionsPage = () => {
  const list = useAdminList('GET /api/admin/opinions', {
    tag: 'Opinion',
    pageSize: 25,
    query: ({ get }) => {
      const state = OPINION_STATES.find((value) => value === get('estado'));
      return state ? { state } : {};
    },
  });
  const { dialog, params } = list;
  const columns = useColumns(opinionColumns, ({ id }: Opinion) => dialog.open('read', id));
  const opened = useOpened(list.rows, dialog.kind === 'read' ? dialog.id : '');
  return (
    <AdminList
      {...list}
      title="Opiniones"
      subtitle={SUBTITLE}
      filters={[{ name: 'estado', label: 'Estado', choices: STATES }]}
      caption="Opiniones"
      columns={columns}
      name="las opiniones"
      empty={params.get('estado') ? NO_MATCH : EMPTY}
    >
      {opened && <OpinionDialog key={opened.id} opinion={opened} onClose={dialog.close} />}
    </AdminList>
  );
};
