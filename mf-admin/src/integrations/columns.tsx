import type { ApiToken } from '@shop/contracts/api-token';
import { Badge, Button } from '@shop/ui';
import { columnsOf } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { NameCell, Small } from '../list/cells.tsx';
import { scopeLabel, stateOf, TOKEN_STATES } from './token-texts.ts';

const column = columnsOf<ApiToken>();

/** The purpose of a token, its scopes, and whether it is used. */
export const tokenColumns = (onRevoke: (token: ApiToken) => void) =>
  column.columns([
    column.accessor('name', {
      header: 'Token',
      cell: ({ row: { original } }) => (
        <NameCell name={original.name}>
          De {original.createdBy}, {formatMoment(original.createdAt)}
        </NameCell>
      ),
    }),
    column.accessor('scopes', {
      header: 'Permisos',
      cell: ({ getValue }) => <div>{getValue().map(scopeLabel).join(', ')}</div>,
    }),
    column.accessor('lastUsedAt', {
      header: 'Último uso',
      cell: ({ getValue }) => {
        const at = getValue();
        return at ? <Moment at={at} /> : 'Sin usar';
      },
    }),
    column.display({
      id: 'state',
      header: 'Estado',
      cell: ({ row: { original } }) => <State token={original} />,
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) =>
        original.revokedAt ? null : (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onRevoke(original)}
            aria-label={`Revocar ${original.name}`}
          >
            Revocar
          </Button>
        ),
    }),
  ]);

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
