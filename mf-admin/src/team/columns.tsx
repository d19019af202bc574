import type { Role } from '@shop/contracts/roles';
import { Badge, css } from '@shop/ui';
import { openColumn, type Column } from '../list/columns.tsx';
import { formatMoment } from '../list/moment.tsx';
import { Small } from '../list/cells.tsx';
import { ROLE_TEXTS } from './role-texts.ts';

/** A member, or an invited person. */
export type TeamRow = {
  key: string;
  username: string;
  role: Role;
  state: 'active' | 'disabled' | 'invited';
  isYou: boolean;
  hasSecondFactor?: boolean | undefined;
  expiresAt?: string;
};
const STATES = {
  active: { label: 'Activo', tone: 'green' },
  disabled: { label: 'Desactivado', tone: 'neutral' },
  invited: { label: 'Por aceptar', tone: 'petal' },
} as const;

const words = css({ overflowWrap: 'anywhere' });

/** Name, role, and access state. */
export const teamColumns = (onOpen: (row: TeamRow) => void): Column<TeamRow>[] => [
  {
    header: 'Persona',
    cell: (row) => (
      <div css={words}>
        <strong>{row.username}</strong> {row.isYou && <Badge tone="honey">Tú</Badge>}
      </div>
    ),
  },
  {
    header: 'Rol',
    cell: ({ role }) => (
      <div>
        {ROLE_TEXTS[role].label}
        <Small>{ROLE_TEXTS[role].text}</Small>
      </div>
    ),
  },
  {
    header: 'Acceso',
    cell: (row) => (
      <div>
        <Badge tone={STATES[row.state].tone}>{STATES[row.state].label}</Badge>
        {row.expiresAt && <Small>Vence el {formatMoment(row.expiresAt)}</Small>}
      </div>
    ),
  },
  openColumn({ verb: 'Administrar', label: ({ username }) => `Administrar a ${username}`, onOpen }),
];
