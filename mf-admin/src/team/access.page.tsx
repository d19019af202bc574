import { messageOf, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { accessAccept, type AccessAccept, type AccessInfo } from '@shop/contracts/team';
import { Alert, Button, Page, Spinner, Stack, TextField } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../use-send.ts';
import { NEW_PASSWORD } from '../auth/new-password.ts';
import { SignedOutLayout } from '../auth/signed-out-layout.tsx';
import { useAcceptAccessMutation, useCheckAccessMutation } from './team.api.ts';

const GONE = { es: 'Este enlace ya no sirve. Pide otro a quien administra la tienda.' };
const FAILED = { es: 'No se pudo guardar la contraseña. Inténtalo de nuevo.' };

// A link that a mail program cut off is invalid too: the person cannot correct its fields.
const whyNot = (error: unknown) => (statusOf(error) === 400 ? GONE : messageOf(error, GONE)).es;

/** /admin/acceso#token: an invited person, or one who lost the password, chooses a password. */
export const AccessPage = () => {
  const token = useLocation().hash.slice(1);
  const [check, { data, error }] = useCheckAccessMutation();
  const ask = useEffectEvent(() => void check({ token }));
  useEffect(() => ask(), [token]);
  return (
    <Page title="Tu acceso" description="Elige tu contraseña de administración." noIndex>
      <SignedOutLayout title="Elige tu contraseña" back={{ to: '/admin/login', label: 'Iniciar sesión' }}>
        {!data && !error && <Spinner label="Revisando el enlace…" />}
        {error && <Alert>{whyNot(error)}</Alert>}
        {data && <PasswordForm token={token} info={data} />}
      </SignedOutLayout>
    </Page>
  );
};

const PasswordForm = ({ token, info }: { token: string; info: AccessInfo }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [accept] = useAcceptAccessMutation();
  const form = useSchemaForm(accessAccept, { token, password: '' });
  const { failure, send } = useSend(form, FAILED);
  const { isSubmitting } = form.formState;
  const submit = async (chosen: AccessAccept) => {
    if ((await send(accept(chosen))).error) return;
    dispatch(showToast({ title: 'Contraseña guardada', description: 'Ya puedes iniciar sesión.' }));
    void navigate('/admin/login');
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Elige tu contraseña">
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField label="Usuario" autoComplete="username" readOnly value={info.username} />
        <TextField {...NEW_PASSWORD} {...field(form, 'password')} />
        <Button type="submit" size="lg" fullWidth busy={isSubmitting}>
          Guardar contraseña
        </Button>
      </Stack>
    </form>
  );
};
