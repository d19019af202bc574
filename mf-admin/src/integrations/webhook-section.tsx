import { onDemand } from '@shop/app-kit';
import type { WebhookEndpoint } from '@shop/contracts/webhook';
import { Button, Heading, Icon, Row, Stack, Text } from '@shop/ui';
import { DataTable } from '../list/data-table.tsx';
import { rowsOf, useOpened } from '../list/rows.ts';
import type { openDialog } from '../list/use-list-params.ts';
import { webhookColumns } from './webhook-columns.tsx';

const WebhookDialog = onDemand(() =>
  import(/* webpackChunkName: "p-webhook-dialogs" */ './webhook-dialog.tsx').then((m) => m.WebhookDialog),
);
const WebhookWindow = onDemand(() =>
  import(/* webpackChunkName: "p-webhook-dialogs" */ './webhook-window.tsx').then((m) => m.WebhookWindow),
);
const TEXTS = {
  name: 'los webhooks',
  empty: 'Todavía no hay webhooks. Agrega la dirección de un programa para avisarle.',
};

type Props = {
  list: { data?: WebhookEndpoint[] | undefined; isLoading: boolean; isError: boolean };
  dialog: ReturnType<typeof openDialog<string>>;
};

/** The webhook addresses that get events. */
export const WebhookSection = ({ list, dialog }: Props) => {
  const rows = rowsOf(list);
  const columns = webhookColumns(({ id }: WebhookEndpoint) => dialog.open('webhook', id));
  const opened = useOpened(rows, dialog.id, 'id');
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
      <DataTable caption="Webhooks" columns={columns} rows={rows} list={list} texts={TEXTS} />
      {dialog.kind === 'webhook-new' && <WebhookDialog onClose={dialog.close} />}
      {dialog.kind === 'webhook' && opened && (
        <WebhookWindow key={opened.id} endpoint={opened} onClose={dialog.close} />
      )}
    </div>
  );
};
