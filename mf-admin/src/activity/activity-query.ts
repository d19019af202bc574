import type { ActivityFind } from '@shop/contracts/activity';
import { ACTIVITY_KIND_LABEL, ACTIVITY_KINDS } from '@shop/contracts/activity-kinds';
import { dayParam } from '../list/day-param.ts';
import type { ListParams } from '../list/use-list-params.ts';

export const PAGE_SIZE = 25;

export const KINDS = [
  { value: '', label: 'Todas' },
  ...ACTIVITY_KINDS.map((value) => ({ value, label: ACTIVITY_KIND_LABEL[value] })),
];

/** All team members, and the person in the address, who may have left the team. */
export const peopleOf = (usernames: string[], chosen: string | undefined) => [
  { value: '', label: 'Todas' },
  ...[...new Set([...usernames, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: name })),
];

/** The server's query from the page address; invalid values are left out. */
export const activityFind = ({ get }: ListParams): ActivityFind => {
  const who = get('persona').trim().slice(0, 100);
  const kind = ACTIVITY_KINDS.find((value) => value === get('area'));
  const [from, to] = [dayParam(get('desde')), dayParam(get('hasta'))];
  return { ...(who && { who }), ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
};

/** Address of the spreadsheet with all entries that match the filters. */
export const csvAddress = (find: ActivityFind) =>
  `/api/admin/activity/actividad.csv?${new URLSearchParams(find as Record<string, string>)}`;
