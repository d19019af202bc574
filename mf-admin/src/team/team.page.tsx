import { onDemand } from '@shop/app-kit';
import type { Team } from '@shop/contracts/team';
import { useMemo } from 'react';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW, useOpened } from '../list/rows.ts';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { teamColumns, type TeamRow } from './columns.tsx';
import { useGetTeamQuery } from './team.api.ts';

const InviteDialog = onDemand(() =>
  import(/* webpackChunkName: "p-team-dialogs" */ './invite-dialog.tsx').then((m) => m.InviteDialog),
);
const MemberDialog = onDemand(() =>
  import(/* webpackChunkName: "p-team-dialogs" */ './member-dialog.tsx').then((m) => m.MemberDialog),
);
const SUBTITLE = 'Quién entra a la administración, y qué puede hacer.';
const EMPTY = 'Todavía no hay nadie en el equipo.';

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
  const list = useGetTeamQuery(undefined, ANEW);
  const { data, isError } = list;
  const rows = useMemo(() => (data && !isError ? rowsOf(data) : []), [data, isError]);
  const columns = teamColumns(({ key }: TeamRow) => dialog.open('member', key));
  const opened = useOpened(rows, dialog.id, 'key');
  return (
    <ListScreen
      title="Equipo"
      subtitle={SUBTITLE}
      list={list}
      create={{ label: 'Invitar', onClick: () => dialog.open('new') }}
    >
      <DataTable
        caption="Equipo"
        columns={columns}
        rows={rows}
        list={list}
        texts={{ name: 'el equipo', empty: EMPTY }}
      />
      {dialog.kind === 'new' && <InviteDialog hasMail={data?.hasMail ?? false} onClose={dialog.close} />}
      {dialog.kind === 'member' && opened && (
        <MemberDialog key={opened.key} row={opened} onClose={dialog.close} />
      )}
    </ListScreen>
  );
};
