import { field, type UseFormReturn, useSchemaForm } from '@shop/app-kit/forms';
import { webhookCreate, type WebhookCreate } from '@shop/contracts/webhook';
import { Alert, Checkbox, Stack, TextField } from '@shop/ui';
import { DialogForm } from '../dialog-form.tsx';
import { OnceDialog } from '../list/once-dialog.tsx';
import { useSend } from '../use-send.ts';
import { CheckboxGroup } from '../list/checkbox-group.tsx';
import { SecretToCopy } from './secret-to-copy.tsx';
import { EVENT_TEXTS, SECRET_TEXTS } from './webhook-texts.ts';
import { useAddWebhookMutation } from './webhooks.api.ts';

const FAILED = { es: 'No se pudo agregar el webhook. Inténtalo de nuevo.' };
const TITLE = 'Agregar webhook';

type Form = UseFormReturn<WebhookCreate, unknown, WebhookCreate>;
const EMPTY: WebhookCreate = { url: '', events: [], hasPeople: false };
/** The URL's path or query may contain a password, so the draft leaves it out. */
const DRAFT = { name: 'webhook-nuevo', secret: 'url' } as const;

/** Adds an address; its signing secret is shown only once. */
export const WebhookDialog = ({ onClose }: { onClose: () => void }) => {
  const form: Form = useSchemaForm(webhookCreate, EMPTY);
  return (
    <OnceDialog<WebhookCreate, string>
      title={TITLE}
      description="La tienda manda cada aviso a esta dirección, firmado."
      form={form}
      draft={DRAFT}
      asks={(given) => <WebhookForm form={form} {...given} />}
      shows={(secret) => <SecretToCopy title="Webhook agregado" {...SECRET_TEXTS} secret={secret} />}
      onClose={onClose}
    />
  );
};

type Props = { form: Form; onMade: (secret: string) => void; onClose: () => void };

const WebhookForm = ({ form, onMade, onClose }: Props) => {
  const [add] = useAddWebhookMutation();
  const { failure, send } = useSend(form, FAILED);
  const { errors } = form.formState;
  const submit = async ({ hasPeople, ...wanted }: WebhookCreate) => {
    // A service of an earlier release does not know this field.
    const { data } = await send(add({ ...wanted, ...(hasPeople && { hasPeople }) }));
    if (data) onMade(data.secret);
  };
  return (
    <DialogForm form={form} label={TITLE} action="Agregar" onSubmit={submit} onCancel={onClose}>
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          type="url"
          label="Dirección"
          placeholder="https://"
          hint="Donde tu programa recibe los avisos."
          autoComplete="off"
          {...field(form, 'url')}
        />
        <CheckboxGroup
          legend="De qué le avisamos"
          texts={EVENT_TEXTS}
          field={form.register('events')}
          error={errors.events?.message}
        />
        <Checkbox
          label="Con los datos de quien compró"
          hint="«Pedido pagado» lleva además nombre, contacto, dirección y peso: sólo para un programa que los necesita, como el de las guías."
          {...form.register('hasPeople')}
        />
      </Stack>
    </DialogForm>
  );
};
