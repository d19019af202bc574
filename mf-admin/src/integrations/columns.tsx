import type { ApiToken } from '@shop/contracts/api-token';
import { Badge, Button } from '@shop/ui';
import type { Column } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { NameCell, Small } from '../list/cells.tsx';
import { scopeLabel, stateOf, TOKEN_STATES } from './token-texts.ts';

/** The purpose of a token, its scopes, and whether it is used. */
export const tokenColumns = (onRevoke: (token: ApiToken) => void): Column<ApiToken>[] => [
  {
    header: 'Token',
    cell: (token) => (
      <NameCell name={token.name}>
        De {token.createdBy}, {formatMoment(token.createdAt)}
      </NameCell>
    ),
  },
  {
    header: 'Permisos',
    cell: ({ scopes }) => <div>{scopes.map(scopeLabel).join(', ')}</div>,
  },
  {
    header: 'Último uso',
    cell: ({ lastUsedAt: at }) => (at ? <Moment at={at} /> : 'Sin usar'),
  },
  {
    header: 'Estado',
    cell: (token) => <State token={token} />,
  },
  {
    header: 'Acciones',
    cell: (token) =>
      token.revokedAt ? null : (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onRevoke(token)}
          aria-label={`Revocar ${token.name}`}
        >
          Revocar
        </Button>
      ),
  },
];

/** A token expires at midnight, so the list shows the day before. */
const momentBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString();

const State = ({ token }: { token: ApiToken }) => {
  const { label, tone } = TOKEN_STATES[stateOf(token, Date.now())];
  return (
    <div>
      <Badge tone={tone}>{label}</Badge>
      {token.endsAt && !token.revokedAt && <Small>Hasta el {formatMoment(momentBefore(token.endsAt))}</Small>}
    </div>
  );
};
