import { useSchemaForm } from '@shop/app-kit/forms';
import { WEBHOOK_EVENTS, webhookCreate, type WebhookCreate } from '@shop/contracts/webhook';
import { Alert, Button, Checkbox, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { CopyLink } from '../list/copy-link.tsx';
import { useSend } from '../use-send.ts';
import { EVENT_TEXTS } from './webhook-texts.ts';
import { useAddWebhookMutation } from './webhooks.api.ts';

const FAILED = { es: 'No se pudo agregar el webhook. Inténtalo de nuevo.' };
const TITLE = 'Agregar webhook';

/** Adds an address; its signing secret is shown this one time. */
export const WebhookDialog = ({ onClose }: { onClose: () => void }) => {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLE}
      description="La tienda manda cada aviso a esta dirección, firmado."
    >
      {secret === undefined ? (
        <WebhookForm onMade={setSecret} onClose={onClose} />
      ) : (
        <>
          <SecretToCopy title="Webhook agregado" secret={secret} />
          <DialogActions>
            <Button onClick={onClose}>Listo</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

/** The secret, this one time. */
export const SecretToCopy = ({ title, secret }: { title: string; secret: string }) => (
  <Alert tone="success" title={title}>
    <Stack gap={3}>
      <span>
        Con este secreto tu programa comprueba que el aviso es de la tienda. No se vuelve a mostrar.
      </span>
      <CopyLink label="Secreto" link={secret} copied="Pégalo sólo en ese programa." noun="secreto" />
    </Stack>
  </Alert>
);

type Props = { onMade: (secret: string) => void; onClose: () => void };

const WebhookForm = ({ onMade, onClose }: Props) => {
  const [add] = useAddWebhookMutation();
  const form = useSchemaForm(webhookCreate, { url: '', events: [] as WebhookCreate['events'] });
  const { failure, send } = useSend(form, FAILED);
  const { errors, isSubmitting } = form.formState;
  const submit = async (wanted: WebhookCreate) => {
    const { data } = await send(add(wanted));
    if (data) onMade(data.secret);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={TITLE}>
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          type="url"
          label="Dirección"
          placeholder="https://"
          hint="Donde tu programa recibe los avisos."
          autoComplete="off"
          {...form.register('url')}
          error={errors.url?.message}
        />
        <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
          <legend css={{ padding: 0 }}>De qué le avisamos</legend>
          <Stack gap={2}>
            {WEBHOOK_EVENTS.map((type) => (
              <Checkbox
                key={type}
                label={EVENT_TEXTS[type].label}
                hint={EVENT_TEXTS[type].text}
                value={type}
                {...form.register('events')}
              />
            ))}
            {errors.events?.message && <Alert>{errors.events.message}</Alert>}
          </Stack>
        </fieldset>
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Agregar
        </Button>
      </DialogActions>
    </form>
  );
};
