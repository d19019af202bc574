import type { Role } from '@shop/contracts/roles';
import { Badge, css } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
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
const column = columnsOf<TeamRow>();

/** Name, role, and access state. */
export const teamColumns = (onOpen: (row: TeamRow) => void) =>
  column.columns([
    column.accessor('username', {
      header: 'Persona',
      cell: ({ row: { original } }) => (
        <div css={words}>
          <strong>{original.username}</strong> {original.isYou && <Badge tone="honey">Tú</Badge>}
        </div>
      ),
    }),
    column.accessor('role', {
      header: 'Rol',
      cell: ({ getValue }) => (
        <div>
          {ROLE_TEXTS[getValue()].label}
          <Small>{ROLE_TEXTS[getValue()].text}</Small>
        </div>
      ),
    }),
    column.accessor('state', {
      header: 'Acceso',
      cell: ({ row: { original } }) => (
        <div>
          <Badge tone={STATES[original.state].tone}>{STATES[original.state].label}</Badge>
          {original.expiresAt && <Small>Vence el {formatMoment(original.expiresAt)}</Small>}
        </div>
      ),
    }),
    openColumn({ verb: 'Administrar', label: ({ username }) => `Administrar a ${username}`, onOpen }),
  ]);
