import { part } from '@shop/app-kit';
import type { ActivityEntry } from '@shop/contracts/activity';
import { useMemo } from 'react';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, useColumns, useOpened } from '../list/rows.ts';
import { DayFilter, Filter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { useGetTeamQuery } from '../team/team.api.ts';
import { activityFind, csvAddress, KINDS, PAGE_SIZE, peopleOf } from './activity-query.ts';
import { useListActivityQuery } from './activity.api.ts';
import { activityColumns } from './columns.tsx';

const EntryDialog = part(() =>
  import(/* webpackChunkName: "p-activity-dialog" */ './entry-dialog.tsx').then((m) => m.EntryDialog),
);
const SUBTITLE = 'Quién cambió qué, cuándo y desde dónde.';
const EMPTY = 'Todavía no hay actividad.';
const NO_MATCH = 'No hay actividad con esos filtros.';

/** /admin/activity: for owners, newest first. */
export const ActivityPage = () => {
  const params = useListParams();
  const dialog = openDialog<'entrada'>(params);
  const find = activityFind(params);
  const list = useListActivityQuery({ ...find, page: params.page, pageSize: PAGE_SIZE }, ANEW);
  const team = useGetTeamQuery();
  const people = peopleOf(team.data?.members.map(({ username }) => username) ?? [], find.who);
  const columns = useColumns(activityColumns, ({ number }: ActivityEntry) => dialog.open('entrada', number));
  const rows = useMemo(
    () => list.data?.rows.map((entry) => ({ ...entry, id: entry.number })) ?? [],
    [list.data],
  );
  const opened = useOpened(rows, dialog.id);
  return (
    <ListScreen
      title="Actividad"
      subtitle={SUBTITLE}
      list={list}
      actions={<ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>}
    >
      <Toolbar>
        <Filter label="Persona" value={find.who ?? ''} choices={people} onChange={params.change('persona')} />
        <Filter label="Área" value={find.kind ?? ''} choices={KINDS} onChange={params.change('area')} />
        <DayFilter label="Desde" value={find.from ?? ''} onChange={params.change('desde')} />
        <DayFilter label="Hasta" value={find.to ?? ''} onChange={params.change('hasta')} />
      </Toolbar>
      <PagedList
        caption="Actividad"
        columns={columns}
        list={list}
        texts={{ name: 'la actividad', empty: Object.keys(find).length > 0 ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      {opened && <EntryDialog key={opened.number} entry={opened} onClose={dialog.close} />}
    </ListScreen>
  );
};
