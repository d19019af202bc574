import { css } from '@emotion/react';
import type { Role } from '@shop/contracts/roles';
import { Badge, Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { formatMoment } from '../list/moment.tsx';
import { openColumn } from '../list/open-column.tsx';
import { ROLE_TEXTS } from './role-texts.ts';

/** A member, or somebody who was asked to be one. */
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
const column = createColumnHelper<Features, TeamRow>();

/** Who, with which role, and whether they get in. */
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
          <Text as="div" size="xs" tone="soft">
            {ROLE_TEXTS[getValue()].text}
          </Text>
        </div>
      ),
    }),
    column.accessor('state', {
      header: 'Acceso',
      cell: ({ row: { original } }) => (
        <div>
          <Badge tone={STATES[original.state].tone}>{STATES[original.state].label}</Badge>
          {original.expiresAt && (
            <Text as="div" size="xs" tone="soft">
              Vence el {formatMoment(original.expiresAt)}
            </Text>
          )}
        </div>
      ),
    }),
    openColumn({ verb: 'Administrar', label: ({ username }) => `Administrar a ${username}`, onOpen }),
  ]);
