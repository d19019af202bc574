import type { ActivityEntry } from '@shop/contracts/activity';
import { Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { DayFilter, Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useOpened } from '../list/use-opened.ts';
import { useStable } from '../list/use-stable.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { useGetTeamQuery } from '../team/team.api.ts';
import { activityFind, csvAddress, KINDS, PAGE_SIZE, peopleOf } from './activity-query.ts';
import { useListActivityQuery } from './activity.api.ts';
import { activityColumns } from './columns.tsx';

const EntryDialog = lazy(() =>
  import(/* webpackChunkName: "p-activity-dialog" */ './entry-dialog.tsx').then((m) => ({
    default: m.EntryDialog,
  })),
);
const SUBTITLE = 'Quién cambió qué, cuándo y desde dónde.';
const TEXTS = {
  loading: 'Cargando la actividad…',
  error: 'Error al cargar la actividad. Intenta refrescar la página.',
};
const EMPTY = 'Todavía no hay actividad.';
const NO_MATCH = 'No hay actividad con esos filtros.';

const NONE: (ActivityEntry & { id: number })[] = [];

/** /admin/activity: for owners, newest first. */
export const ActivityPage = () => {
  const params = useListParams();
  const dialog = openDialog<'entrada'>(params);
  const find = activityFind(params);
  const list = useListActivityQuery(
    { ...find, page: params.page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const team = useGetTeamQuery();
  const people = peopleOf(team.data?.members.map(({ username }) => username) ?? [], find.who);
  const open = useStable(({ number }: ActivityEntry) => dialog.open('entrada', number));
  const columns = useMemo(() => activityColumns(open), [open]);
  const rows = useMemo(() => list.data?.rows.map((entry) => ({ ...entry, id: entry.number })), [list.data]);
  const opened = useOpened(rows ?? NONE, dialog.id);
  return (
    <Page title="Actividad" description={SUBTITLE} noIndex>
      <PageHead title="Actividad" subtitle={SUBTITLE}>
        <ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
      </PageHead>
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
        texts={{ ...TEXTS, empty: Object.keys(find).length > 0 ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
      />
      <Suspense fallback={null}>
        {opened && <EntryDialog key={opened.number} entry={opened} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};
