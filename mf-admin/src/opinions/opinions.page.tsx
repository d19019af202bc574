import { onDemand } from '@shop/app-kit';
import type { Opinion } from '@shop/contracts/opinion';
import { OPINION_STATES, type OpinionState } from '@shop/contracts/opinion-words';
import { TabLinks } from '../layout/page-tabs.tsx';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { opinionColumns, TAB_NAME } from './columns.tsx';

const OpinionDialog = onDemand(() =>
  import(/* webpackChunkName: "p-opinion-dialog" */ './opinion-dialog.tsx').then((m) => m.OpinionDialog),
);
const SUBTITLE = 'Lo que dicen quienes compraron. Nada se publica sin que lo leas.';
const EMPTY = 'Todavía nadie ha opinado. Se les pregunta unos días después de «Entregado».';
const NO_MATCH: Record<OpinionState, string> = {
  new: 'No hay opiniones por leer.',
  published: 'No hay opiniones publicadas.',
  hidden: 'No hay opiniones ocultas.',
};
const ALL = 'todas';
const PATH = '/admin/opinions';

/** The unread tab comes first. */
const OpinionTabs = ({ state }: { state: OpinionState | undefined }) => {
  const ofState = OPINION_STATES.map((one, at) => ({
    to: at === 0 ? PATH : `${PATH}?estado=${one}`,
    name: TAB_NAME[one],
    isCurrent: state === one,
  }));
  const all = { to: `${PATH}?estado=${ALL}`, name: 'Todas', isCurrent: !state };
  return <TabLinks label="Estado de las opiniones" tabs={[...ofState, all]} />;
};

/** The state in the address; unread opinions by default. */
const stateOf = ({ get }: ListParams): OpinionState | undefined =>
  get('estado') === ALL ? undefined : (OPINION_STATES.find((one) => one === get('estado')) ?? 'new');

/** /admin/opinions: newest first. */
export const OpinionsPage = () => {
  const list = useAdminList('GET /api/admin/opinions', {
    tag: 'Opinion',
    pageSize: 25,
    query: (params) => {
      const state = stateOf(params);
      return state ? { state } : {};
    },
  });
  const { dialog, params, opened } = list;
  const state = stateOf(params);
  const columns = opinionColumns(({ id }: Opinion) => dialog.open('read', id));
  return (
    <AdminList
      {...list}
      title="Opiniones"
      subtitle={SUBTITLE}
      notice={<OpinionTabs state={state} />}
      caption="Opiniones"
      columns={columns}
      name="las opiniones"
      empty={state ? NO_MATCH[state] : EMPTY}
    >
      {opened && <OpinionDialog key={opened.id} opinion={opened} onClose={dialog.close} />}
    </AdminList>
  );
};
