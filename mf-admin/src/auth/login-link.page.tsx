import { messageOf, statusOf, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { loginLinkUse, type LoginLinkUse } from '@shop/contracts/auth';
import { Alert, Button, Page, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginWithLink, wantsCode } from './auth.ts';
import { CodeField } from './code-field.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

const GONE = { es: 'Este enlace ya no sirve. Pide otro donde quieres entrar.' };

/** /admin/entrar#token: opened by a mailed link. A button signs in, because mail scanners open links but press none. */
export const LoginLinkPage = () => {
  const token = useLocation().hash.slice(1);
  return (
    <Page title="Entrar" description="Entra con el enlace de tu correo." noIndex>
      <SignedOutLayout
        title="Entra con tu enlace"
        back={{ to: '/admin/login', label: 'Entrar de otra forma' }}
      >
        {loginLinkUse.shape.token.safeParse(token).success ? (
          <LinkForm key={token} token={token} />
        ) : (
          <Alert>{GONE.es}</Alert>
        )}
      </SignedOutLayout>
    </Page>
  );
};

const LinkForm = ({ token }: { token: string }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ text: string; tone: 'info' | 'danger' }>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isGone, setGone] = useState(false);
  const form = useSchemaForm(loginLinkUse, { token });
  const { isSubmitting } = form.formState;
  const submit = async (given: LoginLinkUse) => {
    const error = await dispatch(loginWithLink(given));
    if (!error) return void navigate('/admin', { replace: true });
    if (wantsCode(error)) setNeedsCode(true);
    else setGone(statusOf(error) === 401);
    const tone = wantsCode(error) && !given.code ? 'info' : 'danger';
    setFailure({ text: messageOf(error, GONE).es, tone });
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Entrar con tu enlace">
      <Stack gap={4}>
        {failure && <Alert tone={failure.tone}>{failure.text}</Alert>}
        {!failure && <Text>El enlace sirve una vez, en el navegador donde lo pediste.</Text>}
        {needsCode && <CodeField {...field(form, 'code')} />}
        {!isGone && (
          <Button type="submit" size="lg" fullWidth busy={isSubmitting}>
            Entrar
          </Button>
        )}
      </Stack>
    </form>
  );
};
