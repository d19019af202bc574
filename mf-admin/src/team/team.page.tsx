import type { Team } from '@shop/contracts/team';
import { Button, Icon, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { DataTable } from '../list/data-table.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { RefreshButton } from '../list/refresh-button.tsx';
import { rowMessage } from '../list/row-message.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { teamColumns, type TeamRow } from './columns.tsx';
import { useGetTeamQuery } from './team.api.ts';

const InviteDialog = lazy(() =>
  import(/* webpackChunkName: "p-team-dialogs" */ './invite-dialog.tsx').then((m) => ({
    default: m.InviteDialog,
  })),
);
const MemberDialog = lazy(() =>
  import(/* webpackChunkName: "p-team-dialogs" */ './member-dialog.tsx').then((m) => ({
    default: m.MemberDialog,
  })),
);
const SUBTITLE = 'Quién entra a la administración, y qué puede hacer.';
const TEXTS = {
  loading: 'Cargando el equipo…',
  error: 'Error al cargar el equipo. Intenta refrescar la página.',
  empty: 'Todavía no hay nadie en el equipo.',
};

const rowsOf = ({ members, invitations }: Team): TeamRow[] => [
  ...members.map(({ id, isDisabled, ...member }) => ({
    ...member,
    key: String(id),
    state: isDisabled ? ('disabled' as const) : ('active' as const),
  })),
  ...invitations.map(({ id, ...invitation }) => ({
    ...invitation,
    key: id,
    state: 'invited' as const,
    isYou: false,
  })),
];

/** /admin/team: for owners. */
export const TeamPage = () => {
  const dialog = openDialog<'new' | 'member'>(useListParams());
  const list = useGetTeamQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = useMemo(
    () => (list.data && !list.isError ? rowsOf(list.data) : []),
    [list.data, list.isError],
  );
  const open = useStable(({ key }: TeamRow) => dialog.open('member', key));
  const columns = useMemo(() => teamColumns(open), [open]);
  const opened = rows.find(({ key }) => key === dialog.id);
  return (
    <Page title="Equipo" description={SUBTITLE} noIndex>
      <PageHead title="Equipo" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
          Invitar
        </Button>
      </PageHead>
      <DataTable
        caption="Equipo"
        columns={columns}
        rows={rows}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, TEXTS)}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'new' && (
          <InviteDialog hasMail={list.data?.hasMail ?? false} onClose={dialog.close} />
        )}
        {dialog.kind === 'member' && opened && (
          <MemberDialog key={opened.key} row={opened} onClose={dialog.close} />
        )}
      </Suspense>
    </Page>
  );
};
