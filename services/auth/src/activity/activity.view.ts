import type { ActivityChange, ActivityEntry } from '@shop/contracts/activity';
import { activityTitle } from '@shop/contracts/activity-calls';
import { activityKind, activityOutcome } from '@shop/contracts/activity-kinds';
import type { AuditRow } from '@shop/service-kit/audit/read-chain';
import type { CsvColumns } from '@shop/service-kit/csv';
import { minuteOf } from '@shop/service-kit/days';

export const toEntry = ({ _id, event: _, prev: _prev, at, changes, ...row }: AuditRow): ActivityEntry => ({
  ...row,
  number: _id,
  at: at.toISOString(),
  changes: changes.map(({ field, before, after }) => ({
    field,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })),
});

const changeText = ({ field, before, after }: ActivityChange): string =>
  `${field}: ${before ?? '—'} → ${after ?? '—'}`;

export const COLUMNS: CsvColumns<AuditRow> = [
  ['Número', ({ _id }) => _id],
  ['Fecha', ({ at }) => minuteOf(at)],
  ['Persona', ({ who }) => who],
  ['Rol', ({ role }) => role],
  ['Dirección', ({ address }) => address],
  ['Área', ({ kind }) => activityKind(kind)],
  ['Qué hizo', ({ call }) => activityTitle(call)],
  ['Sobre', ({ target }) => target],
  ['Nombre', ({ name }) => name],
  ['Resultado', ({ outcome }) => activityOutcome(outcome)],
  ['Cambios', ({ changes }) => changes.map(changeText).join(' | ')],
  ['Huella', ({ hash }) => hash],
];
