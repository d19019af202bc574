import { messageOf, useAppDispatch } from '@shop/app-kit';
import type { WebhookEndpoint } from '@shop/contracts/webhook';
import { Button, Row, Stack } from '@shop/ui';
import { ConfirmDialog, Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretToCopy } from './secret-to-copy.tsx';
import { WebhookState } from './webhook-columns.tsx';
import { hostOf, SECRET_TEXTS } from './webhook-texts.ts';
import {
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useRenewSecretMutation,
  useTryWebhookMutation,
} from './webhooks.api.ts';

const FAILED = 'No se pudo. Inténtalo de nuevo.';
const NOT_DELETED = { es: 'No se pudo borrar el webhook. Inténtalo de nuevo.' };

type Props = { endpoint: WebhookEndpoint; onClose: () => void };

/** One webhook address: its deliveries, and all actions on it. */
export const WebhookWindow = ({ endpoint, onClose }: Props) => {
  const [asking, setAsking] = useState<'delete' | 'secret'>();
  const [secret, setSecret] = useState<string>();
  const { id, url, isEnabled } = endpoint;
  const [remove] = useDeleteWebhookMutation();
  const stop = () => setAsking(undefined);
  return (
    <Dialog
      wide
      onClose={onClose}
      title={`Webhook de ${hostOf(endpoint)}`}
      description={<span css={{ overflowWrap: 'anywhere' }}>{url}</span>}
    >
      <Stack gap={4}>
        <WebhookState endpoint={endpoint} />
        {secret && <SecretToCopy title="Secreto nuevo" {...SECRET_TEXTS} secret={secret} />}
        <Actions endpoint={endpoint} onAsk={setAsking} />
        <DeliveryLog id={id} isEnabled={isEnabled} />
      </Stack>
      {asking === 'secret' && <RenewDialog id={id} onMade={setSecret} onClose={stop} />}
      {asking === 'delete' && (
        <DeleteDialog
          title="Borrar webhook"
          text="Ya no le avisamos de nada, y la lista de envíos se borra con él."
          confirmLabel="Borrar"
          done={{ title: 'Webhook borrado' }}
          remove={() => remove(id)}
          failed={(error) => messageOf(error, NOT_DELETED)}
          onClose={stop}
          onDeleted={onClose}
        />
      )}
    </Dialog>
  );
};

const Actions = ({
  endpoint,
  onAsk,
}: {
  endpoint: WebhookEndpoint;
  onAsk: (what: 'delete' | 'secret') => void;
}) => {
  const { id, isEnabled } = endpoint;
  const dispatch = useAppDispatch();
  const [attempt, tried] = useTryWebhookMutation();
  const [change, changed] = useChangeWebhookMutation();
  const done = async (call: Promise<{ error?: unknown }>) => {
    const { error } = await call;
    if (error) dispatch(reportFailure(error, FAILED));
  };
  return (
    <Row gap={2}>
      {isEnabled && (
        <Button size="sm" busy={tried.isLoading} onClick={() => void done(attempt(id))}>
          Probar
        </Button>
      )}
      <Button
        size="sm"
        variant={isEnabled ? 'secondary' : 'primary'}
        busy={changed.isLoading}
        onClick={() => void done(change({ id, isEnabled: !isEnabled }))}
      >
        {isEnabled ? 'Apagar' : 'Encender'}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onAsk('secret')}>
        Otro secreto
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onAsk('delete')}>
        Borrar
      </Button>
    </Row>
  );
};

const RenewDialog = (props: { id: string; onMade: (secret: string) => void; onClose: () => void }) => {
  const { id, onMade, onClose } = props;
  const dispatch = useAppDispatch();
  const [renew, { isLoading }] = useRenewSecretMutation();
  const confirm = async () => {
    const { data, error } = await renew(id);
    if (data) onMade(data.secret);
    else dispatch(reportFailure(error, FAILED));
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Hacer otro secreto"
      text="Desde este momento los avisos se firman con el nuevo: tu programa rechaza los siguientes hasta que lo conozca."
      confirmLabel="Hacer otro"
      onConfirm={() => void confirm()}
      busy={isLoading}
    />
  );
};
