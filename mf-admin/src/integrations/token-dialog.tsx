import { useSchemaForm } from '@shop/app-kit/forms';
import { apiTokenCreate, type ApiTokenCreate } from '@shop/contracts/api-token';
import { SCOPES } from '@shop/contracts/scopes';
import { Alert, Button, Checkbox, Stack, Text, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { CopyLink } from '../list/copy-link.tsx';
import { useSend } from '../use-send.ts';
import { useMakeTokenMutation } from './integrations.api.ts';
import { SCOPE_TEXTS } from './token-texts.ts';

const FAILED = { es: 'No se pudo crear el token. Inténtalo de nuevo.' };
const TITLE = 'Crear token';

/** Makes a token for an integration; it is shown this one time. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const [token, setToken] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLE}
      description="Un programa lo manda con cada llamada, en lugar de una contraseña."
    >
      {token === undefined ? (
        <TokenForm onMade={setToken} onClose={onClose} />
      ) : (
        <>
          <Alert tone="success" title="Token creado">
            <Stack gap={3}>
              <span>Guárdalo ahora en el programa que lo usa. No se vuelve a mostrar.</span>
              <CopyLink label="Token" link={token} copied="Pégalo sólo en ese programa." noun="token" />
            </Stack>
          </Alert>
          <DialogActions>
            <Button onClick={onClose}>Listo</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

type Props = { onMade: (token: string) => void; onClose: () => void };

const TokenForm = ({ onMade, onClose }: Props) => {
  const [make] = useMakeTokenMutation();
  const form = useSchemaForm(apiTokenCreate, { name: '', scopes: [] as ApiTokenCreate['scopes'] });
  const { failure, send } = useSend(form, FAILED);
  const { errors, isSubmitting } = form.formState;
  const submit = async (wanted: ApiTokenCreate) => {
    const { data } = await send(make(wanted));
    if (data) onMade(data.token);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={TITLE}>
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          label="Para qué es"
          hint="Por ejemplo, el programa de la bodega."
          autoComplete="off"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
          <legend css={{ padding: 0 }}>Qué puede hacer</legend>
          <Stack gap={2}>
            {SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={SCOPE_TEXTS[scope].label}
                hint={SCOPE_TEXTS[scope].text}
                value={scope}
                {...form.register('scopes')}
              />
            ))}
            {errors.scopes?.message && <Alert>{errors.scopes.message}</Alert>}
          </Stack>
        </fieldset>
        <TextField
          label="Último día"
          optional
          type="date"
          hint="Vacío: hasta que lo revoques."
          {...form.register('endsOn', { setValueAs: (day: string) => day || undefined })}
          error={errors.endsOn?.message}
        />
        <Text size="sm" tone="soft">
          Nunca cambia el equipo ni la tienda, ni devuelve dinero.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Crear token
        </Button>
      </DialogActions>
    </form>
  );
};
