import { field, type UseFormReturn, useSchemaForm } from '@shop/app-kit/forms';
import { apiTokenCreate, type ApiTokenCreate } from '@shop/contracts/api-token';
import { Alert, Stack, Text, TextField } from '@shop/ui';
import { DialogForm } from '../dialog-form.tsx';
import { OnceDialog } from '../list/once-dialog.tsx';
import { useSend } from '../use-send.ts';
import { CheckboxGroup } from '../list/checkbox-group.tsx';
import { useMakeTokenMutation } from './integrations.api.ts';
import { SecretToCopy } from './secret-to-copy.tsx';
import { SCOPE_TEXTS } from './token-texts.ts';

const FAILED = { es: 'No se pudo crear el token. Inténtalo de nuevo.' };
const TITLE = 'Crear token';

type Form = UseFormReturn<ApiTokenCreate, unknown, ApiTokenCreate>;
const EMPTY: ApiTokenCreate = { name: '', scopes: [] };

/** Makes a token for an integration; it is shown only once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const form: Form = useSchemaForm(apiTokenCreate, EMPTY);
  return (
    <OnceDialog<ApiTokenCreate, string>
      title={TITLE}
      description="Un programa lo manda con cada llamada, en lugar de una contraseña."
      form={form}
      draft="token-nuevo"
      asks={(given) => <TokenForm form={form} {...given} />}
      shows={(token) => (
        <SecretToCopy
          title="Token creado"
          text="Guárdalo ahora en el programa que lo usa."
          label="Token"
          secret={token}
        />
      )}
      onClose={onClose}
    />
  );
};

type Props = { form: Form; onMade: (token: string) => void; onClose: () => void };

const TokenForm = ({ form, onMade, onClose }: Props) => {
  const [make] = useMakeTokenMutation();
  const { failure, send } = useSend(form, FAILED);
  const { errors } = form.formState;
  const submit = async (wanted: ApiTokenCreate) => {
    const { data } = await send(make(wanted));
    if (data) onMade(data.token);
  };
  return (
    <DialogForm form={form} label={TITLE} action={TITLE} onSubmit={submit} onCancel={onClose}>
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          label="Para qué es"
          hint="Por ejemplo, el programa de la bodega."
          autoComplete="off"
          {...field(form, 'name')}
        />
        <CheckboxGroup
          legend="Qué puede hacer"
          texts={SCOPE_TEXTS}
          field={form.register('scopes')}
          error={errors.scopes?.message}
        />
        <TextField
          label="Último día"
          optional
          type="date"
          hint="Vacío: hasta que lo revoques."
          {...field(form, 'endsOn', { setValueAs: (day: string) => day || undefined })}
        />
        <Text size="sm" tone="soft">
          Nunca cambia el equipo ni la tienda, ni devuelve dinero.
        </Text>
      </Stack>
    </DialogForm>
  );
};
