import type { ActivityChange, ActivityEntry } from '@shop/contracts/activity';
import { activityKind, activityOutcome } from '@shop/contracts/activity-kinds';
import { activitySentence, sentenceText } from '@shop/contracts/activity-sentence';
import type { AuditRow } from '@shop/service-kit/audit/read-chain';
import type { CsvColumns } from '@shop/service-kit/csv';
import { minuteOf } from '@shop/service-kit/days';
import { usernameKey, type AdminUserRow } from '../admin-user/admin-user.store.ts';

/** Whether an entry belongs to an earlier holder of the username. */
type IsFormer = (entry: Pick<AuditRow, 'who' | 'role' | 'at'>) => boolean;

/** Entries of API tokens, whose names are not usernames. */
const BY_TOKEN = 'token';

export function formerOf(users: Pick<AdminUserRow, 'usernameKey' | 'createdAt'>[]): IsFormer {
  const since = new Map(users.map((user) => [user.usernameKey, user.createdAt]));
  return ({ who, role, at }) => {
    const came = role === BY_TOKEN ? undefined : since.get(usernameKey(who));
    return came !== undefined && at < came;
  };
}

export const toEntry = (
  { _id, event: _, prev: _prev, at, changes, ...row }: AuditRow,
  isFormer: IsFormer,
): ActivityEntry => ({
  ...row,
  ...(isFormer({ ...row, at }) && { isFormer: true }),
  number: _id,
  at: at.toISOString(),
  sentence: activitySentence({ ...row, changes }),
  changes: changes.map(({ field, before, after }) => ({
    field,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })),
});

const changeText = ({ field, before, after }: ActivityChange): string =>
  `${field}: ${before ?? '—'} → ${after ?? '—'}`;

export const columnsOf = (isFormer: IsFormer): CsvColumns<AuditRow> => [
  ['Número', ({ _id }) => _id],
  ['Fecha', ({ at }) => minuteOf(at)],
  ['Persona', (row) => (isFormer(row) ? `${row.who} (anterior)` : row.who)],
  ['Rol', ({ role }) => role],
  ['Dirección', ({ address }) => address],
  ['Área', ({ kind }) => activityKind(kind)],
  ['Qué pasó', (row) => sentenceText(activitySentence(row))],
  ['Sobre', ({ target }) => target],
  ['Nombre', ({ name }) => name],
  ['Resultado', ({ outcome }) => activityOutcome(outcome)],
  ['Cambios', ({ changes }) => changes.map(changeText).join(' | ')],
  ['Huella', ({ hash }) => hash],
];
