import type { WebhookEndpoint } from '@shop/contracts/webhook';
import { Button, Heading, Icon, Row, Stack, Text } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { DataTable } from '../list/data-table.tsx';
import type { openDialog } from '../list/open-dialog.ts';
import { rowMessage } from '../list/row-message.tsx';
import { useStable } from '../list/use-stable.ts';
import { webhookColumns } from './webhook-columns.tsx';

const WebhookDialog = lazy(() =>
  import(/* webpackChunkName: "p-webhook-dialogs" */ './webhook-dialog.tsx').then((m) => ({
    default: m.WebhookDialog,
  })),
);
const WebhookWindow = lazy(() =>
  import(/* webpackChunkName: "p-webhook-dialogs" */ './webhook-window.tsx').then((m) => ({
    default: m.WebhookWindow,
  })),
);
const TEXTS = {
  loading: 'Cargando webhooks…',
  error: 'Error al cargar los webhooks. Intenta refrescar la página.',
  empty: 'Todavía no hay webhooks. Agrega la dirección de un programa para avisarle.',
};
const NONE: WebhookEndpoint[] = [];

type Props = {
  list: { data?: WebhookEndpoint[] | undefined; isLoading: boolean; isError: boolean };
  dialog: ReturnType<typeof openDialog<string>>;
};

/** The addresses that hear of events. */
export const WebhookSection = ({ list, dialog }: Props) => {
  const rows = (!list.isError && list.data) || NONE;
  const open = useStable((endpoint: WebhookEndpoint) => dialog.open('webhook', endpoint.id));
  const columns = useMemo(() => webhookColumns(open), [open]);
  const opened = rows.find((endpoint) => endpoint.id === dialog.id);
  return (
    <div css={{ marginTop: '3rem' }}>
      <Row css={{ justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: '1rem' }} gap={5}>
        <Stack gap={1}>
          <Heading level={2} look="small">
            Webhooks
          </Heading>
          <Text size="sm" tone="soft">
            La tienda avisa a tus programas en cuanto algo pasa.
          </Text>
        </Stack>
        <Button
          variant="secondary"
          icon={<Icon name="plus" size={18} />}
          onClick={() => dialog.open('webhook-new')}
        >
          Agregar webhook
        </Button>
      </Row>
      <DataTable
        caption="Webhooks"
        columns={columns}
        rows={rows}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, TEXTS)}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'webhook-new' && <WebhookDialog onClose={dialog.close} />}
        {dialog.kind === 'webhook' && opened && (
          <WebhookWindow key={opened.id} endpoint={opened} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  );
};
