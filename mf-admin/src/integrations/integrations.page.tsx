import { onDemand } from '@shop/app-kit';
import type { ApiToken } from '@shop/contracts/api-token';
import { DataTable } from '../list/data-table.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ANEW, rowsOf, useOpened } from '../list/rows.ts';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { tokenColumns } from './columns.tsx';
import { useListTokensQuery } from './integrations.api.ts';
import { WebhookSection } from './webhook-section.tsx';
import { useListWebhooksQuery } from './webhooks.api.ts';

const TokenDialog = onDemand(() =>
  import(/* webpackChunkName: "p-token-dialogs" */ './token-dialog.tsx').then((m) => m.TokenDialog),
);
const RevokeToken = onDemand(() =>
  import(/* webpackChunkName: "p-token-dialogs" */ './revoke-token.tsx').then((m) => m.RevokeToken),
);
const SUBTITLE = 'Programas que usan la tienda con un token, y a los que la tienda avisa.';
const EMPTY = 'Todavía no hay tokens. Crea uno para conectar un programa.';

/** /admin/integrations: for owners. */
export const IntegrationsPage = () => {
  const dialog = openDialog<string>(useListParams());
  const list = useListTokensQuery(undefined, ANEW);
  const webhooks = useListWebhooksQuery(undefined, ANEW);
  const rows = rowsOf(list);
  const columns = tokenColumns(({ id }: ApiToken) => dialog.open('revoke', id));
  const revoked = useOpened(rows, dialog.id, 'id');
  return (
    <ListScreen
      title="Integraciones"
      subtitle={SUBTITLE}
      list={{
        isFetching: list.isFetching || webhooks.isFetching,
        refetch: () => Promise.all([list.refetch(), webhooks.refetch()]),
      }}
      create={{ label: 'Crear token', onClick: () => dialog.open('new') }}
    >
      <DataTable
        caption="Tokens"
        columns={columns}
        rows={rows}
        list={list}
        texts={{ name: 'los tokens', empty: EMPTY }}
      />
      {dialog.kind === 'new' && <TokenDialog onClose={dialog.close} />}
      {dialog.kind === 'revoke' && revoked && (
        <RevokeToken key={revoked.id} token={revoked} onClose={dialog.close} />
      )}
      {/* Below a list, whose rows would move it. */}
      {!list.isLoading && <WebhookSection list={webhooks} dialog={dialog} />}
    </ListScreen>
  );
};
