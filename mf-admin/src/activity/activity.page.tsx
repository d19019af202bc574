import { onDemand } from '@shop/app-kit';
import type { ActivityEntry } from '@shop/contracts/activity';
import { Button, theme } from '@shop/ui';
import { useState } from 'react';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { ExportLink } from '../proof/export-link.tsx';
import { useGetTeamQuery } from '../team/team.api.ts';
import { activityFind, csvAddress, KINDS, PAGE_SIZE, peopleOf } from './activity-query.ts';
import { activityColumns } from './columns.tsx';

const EntryDialog = onDemand(() =>
  import(/* webpackChunkName: "p-activity-dialogs" */ './entry-dialog.tsx').then((m) => m.EntryDialog),
);
const CheckLog = onDemand(() =>
  import(/* webpackChunkName: "p-activity-dialogs" */ './check-log.tsx').then((m) => m.CheckLog),
);
const SUBTITLE = 'Quién cambió qué, cuándo y desde dónde.';
const EMPTY = 'Todavía no hay actividad.';
const NO_MATCH = 'No hay actividad con esos filtros.';

/** /admin/activity: for owners, newest first. */
export const ActivityPage = () => {
  const list = useAdminList('GET /api/admin/activity', {
    tag: 'Activity',
    pageSize: PAGE_SIZE,
    query: activityFind,
    key: 'number',
  });
  const { dialog, opened } = list;
  const [checks, setChecks] = useState(0);
  const find = activityFind(list.params);
  const team = useGetTeamQuery();
  const people = peopleOf(team.data?.members.map(({ username }) => username) ?? [], find.who);
  const columns = activityColumns(({ number }: ActivityEntry) => dialog.open('entrada', number));
  return (
    <AdminList
      {...list}
      title="Actividad"
      subtitle={SUBTITLE}
      actions={
        <>
          <Button variant="ghost" onClick={() => setChecks(checks + 1)}>
            Comprobar registro
          </Button>
          <ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>
        </>
      }
      notice={
        checks > 0 && (
          <div css={{ marginBottom: theme.space(4) }}>
            <CheckLog key={checks} />
          </div>
        )
      }
      filters={[
        { name: 'persona', label: 'Persona', choices: people },
        { name: 'area', label: 'Área', choices: KINDS },
        { name: 'desde', label: 'Desde' },
        { name: 'hasta', label: 'Hasta' },
      ]}
      caption="Actividad"
      columns={columns}
      name="la actividad"
      empty={Object.keys(find).length > 0 ? NO_MATCH : EMPTY}
    >
      {opened && <EntryDialog key={opened.number} entry={opened} onClose={dialog.close} />}
    </AdminList>
  );
};
