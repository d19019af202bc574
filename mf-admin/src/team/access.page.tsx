import { css } from '@emotion/react';
import { messageOf, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useSchemaForm } from '@shop/app-kit/forms';
import { accessAccept, type AccessAccept, type AccessInfo } from '@shop/contracts/team';
import { Alert, Button, Card, Heading, Logo, Page, Spinner, Stack, Text, TextField, theme } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAcceptAccessMutation, useCheckAccessMutation } from './team.api.ts';

const { color, space } = theme;
const ground = css({
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  padding: space(5),
  background: color.creamDeep,
});
const sheet = css({ width: 'min(26rem, calc(100vw - 2.5rem))' });
const back = css({ display: 'inline-block', padding: `${space(3)} 0`, margin: `-${space(3)} 0` });
const GONE = { es: 'Este enlace ya no sirve. Pide otro a quien administra la tienda.' };
const FAILED = { es: 'No se pudo guardar la contraseña. Inténtalo de nuevo.' };

// A link that a mail cut off is no link either: its fields are nobody's to correct.
const whyNot = (error: unknown) => (statusOf(error) === 400 ? GONE : messageOf(error, GONE)).es;

/** /admin/acceso#token: whoever was invited, or lost a password, chooses one. */
export const AccessPage = () => {
  const token = useLocation().hash.slice(1);
  const [check, { data, error }] = useCheckAccessMutation();
  const ask = useEffectEvent(() => void check(token));
  useEffect(() => ask(), [token]);
  return (
    <Page title="Tu acceso" description="Elige tu contraseña de administración." noIndex>
      <main css={ground}>
        <Card css={sheet}>
          <Stack gap={5}>
            <Logo />
            <Heading level={1} look="section">
              Elige tu contraseña
            </Heading>
            {!data && !error && <Spinner label="Revisando el enlace…" />}
            {error && <Alert>{whyNot(error)}</Alert>}
            {data && <PasswordForm token={token} info={data} />}
            <Text size="sm">
              <Link to="/admin/login" css={back}>
                Iniciar sesión
              </Link>
            </Text>
          </Stack>
        </Card>
      </main>
    </Page>
  );
};

const PasswordForm = ({ token, info }: { token: string; info: AccessInfo }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [accept] = useAcceptAccessMutation();
  const [failure, setFailure] = useState('');
  const form = useSchemaForm(accessAccept, { token, password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = async (chosen: AccessAccept) => {
    setFailure('');
    const { error } = await accept(chosen);
    if (!error) {
      dispatch(showToast({ title: 'Contraseña guardada', description: 'Ya puedes iniciar sesión.' }));
      return navigate('/admin/login');
    }
    if (!applyServerErrors(error, form.setError)) setFailure(messageOf(error, FAILED).es);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Elige tu contraseña">
      <Stack gap={4}>
        {failure && <Alert>{failure}</Alert>}
        <TextField label="Usuario" autoComplete="username" readOnly value={info.username} />
        <TextField
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          hint="Al menos 10 caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar."
          {...form.register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" size="lg" fullWidth busy={isSubmitting}>
          Guardar contraseña
        </Button>
      </Stack>
    </form>
  );
};
