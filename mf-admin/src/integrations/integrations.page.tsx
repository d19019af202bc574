import type { ApiToken } from '@shop/contracts/api-token';
import { Button, Icon, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { DataTable } from '../list/data-table.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { RefreshButton } from '../list/refresh-button.tsx';
import { rowMessage } from '../list/row-message.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { tokenColumns } from './columns.tsx';
import { useListTokensQuery } from './integrations.api.ts';
import { WebhookSection } from './webhook-section.tsx';
import { useListWebhooksQuery } from './webhooks.api.ts';

const TokenDialog = lazy(() =>
  import(/* webpackChunkName: "p-token-dialogs" */ './token-dialog.tsx').then((m) => ({
    default: m.TokenDialog,
  })),
);
const RevokeToken = lazy(() =>
  import(/* webpackChunkName: "p-token-dialogs" */ './revoke-token.tsx').then((m) => ({
    default: m.RevokeToken,
  })),
);
const SUBTITLE = 'Programas que usan la tienda con un token, y a los que la tienda avisa.';
const TEXTS = {
  loading: 'Cargando tokens…',
  error: 'Error al cargar los tokens. Intenta refrescar la página.',
  empty: 'Todavía no hay tokens. Crea uno para conectar un programa.',
};
const NONE: ApiToken[] = [];

/** /admin/integrations: for owners. */
export const IntegrationsPage = () => {
  const dialog = openDialog<string>(useListParams());
  const list = useListTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  const webhooks = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const refresh = () => {
    void list.refetch();
    void webhooks.refetch();
  };
  const rows = (!list.isError && list.data) || NONE;
  const revoke = useStable(({ id }: ApiToken) => dialog.open('revoke', id));
  const columns = useMemo(() => tokenColumns(revoke), [revoke]);
  const revoked = rows.find(({ id }) => id === dialog.id);
  return (
    <Page title="Integraciones" description={SUBTITLE} noIndex>
      <PageHead title="Integraciones" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching || webhooks.isFetching} onClick={refresh} />
        <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
          Crear token
        </Button>
      </PageHead>
      <DataTable
        caption="Tokens"
        columns={columns}
        rows={rows}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, TEXTS)}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'new' && <TokenDialog onClose={dialog.close} />}
        {dialog.kind === 'revoke' && revoked && (
          <RevokeToken key={revoked.id} token={revoked} onClose={dialog.close} />
        )}
      </Suspense>
      <WebhookSection list={webhooks} dialog={dialog} />
    </Page>
  );
};
