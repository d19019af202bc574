import type { ActivityEntry } from '@shop/contracts/activity';
import { activityTitle } from '@shop/contracts/activity-calls';
import { activityOutcome } from '@shop/contracts/activity-kinds';
import { roleOf } from '@shop/contracts/roles';
import { Badge, type BadgeTone } from '@shop/ui';
import { ROLE_TEXTS } from '../team/role-texts.ts';

const TONES: Record<string, BadgeTone> = { done: 'green', refused: 'red', unconfirmed: 'yellow' };

/** What became of it, in its colour; what is unknown stands as it is. */
export const OutcomeBadge = ({ outcome }: { outcome: string }) => (
  <Badge tone={TONES[outcome] ?? 'neutral'}>{activityOutcome(outcome)}</Badge>
);

/** 'Entró' is no word for somebody who did not get in. */
export function titleOf({ call, kind, outcome }: ActivityEntry): string {
  if (outcome !== 'refused') return activityTitle(call);
  return kind === 'account' ? 'No pudo confirmar quién es' : 'Intentó entrar';
}

/** What it was done to: its name, or the number that it has. */
export const subjectOf = ({ name, target }: ActivityEntry): string => name || target;

/** Who it was; of two who had a name one after the other it says which. */
export const whoOf = ({ who, isFormer }: ActivityEntry): string =>
  isFormer ? `${who} (ya no está en el equipo)` : who || 'Sin sesión';

/** The word that stands for a role where no person but an integration made the call. */
const BY_TOKEN = 'token';

export const roleLabel = (role: string): string => {
  if (role === BY_TOKEN) return 'Token API';
  const known = role ? roleOf(role) : undefined;
  return known ? ROLE_TEXTS[known].label : role;
};
