import { messageOf, messages, onDemand, statusOf, useAppDispatch, useAppSelector } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { loginRequest, type LoginRequest } from '@shop/contracts/auth';
import { Alert, Button, css, HexPattern, Page, Stack, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { auth } from './auth.slice.ts';
import { checkAuth, login, wantsCode } from './auth.ts';
import { CodeField } from './code-field.tsx';
import { knowsPasskey } from './known-passkey.ts';
import { SignedOutLayout } from './signed-out-layout.tsx';

const OtherWays = onDemand(() =>
  import(/* webpackChunkName: "p-passkeys" */ './other-ways.tsx').then((m) => m.OtherWays),
);
const PasskeyFirst = onDemand(() =>
  import(/* webpackChunkName: "p-passkeys" */ './other-ways.tsx').then((m) => m.PasskeyFirst),
);
// Room for the button and the line below it, so that the fields do not move when they appear.
const firstWay = css({ minHeight: '6rem' });
const REDIRECT_DELAY_MS = 500;
const REFUSED = { es: 'Credenciales incorrectas. Intenta de nuevo.' };
const EXPIRED = 'Tu sesión terminó. Inicia sesión para continuar donde estabas; lo que escribiste sigue ahí.';
const UNREACHABLE = 'No se pudo conectar con el servidor. Intenta de nuevo.';

const textOf = (error: unknown): string => {
  const { es } = messageOf(error, REFUSED);
  return es === messages.network.es || (statusOf(error) ?? 0) >= 502 ? UNREACHABLE : es;
};

/** /admin/login */
export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const { status, expired } = useAppSelector(auth.selectors.auth);
  // The form redirects after its own sign-in, once: a second navigation would undo what the person did meanwhile.
  const [signingIn, setSigningIn] = useState(false);
  useEffect(() => {
    void dispatch(checkAuth());
  }, [dispatch]);
  if (status === 'authenticated' && !signingIn) return <Navigate to="/admin" replace />;
  return (
    <Page title="Administración" description="Acceso de administradores." noIndex>
      <SignedOutLayout
        title="Acceso de administradores"
        behind={<HexPattern />}
        back={{ to: '/', label: 'Volver a la tienda' }}
      >
        {expired && <Alert tone="info">{EXPIRED}</Alert>}
        <LoginForm onBusy={setSigningIn} />
      </SignedOutLayout>
    </Page>
  );
};

type Failure = { text: string; tone: 'info' | 'danger' };

const LoginForm = ({ onBusy }: { onBusy: (busy: boolean) => void }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from ?? '/admin';
  const [failure, setFailure] = useState<Failure>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isKnown] = useState(knowsPasskey);
  const form = useSchemaForm(loginRequest, { username: '', password: '' });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const goOn = () => void navigate(from, { replace: true });
  const submit = async (credentials: LoginRequest) => {
    setFailure(undefined);
    onBusy(true);
    const error = await dispatch(login(credentials));
    if (error) {
      onBusy(false);
      if (wantsCode(error)) setNeedsCode(true);
      // The first request for the code is not an error.
      const tone = wantsCode(error) && !credentials.code ? 'info' : 'danger';
      return setFailure({ text: textOf(error), tone });
    }
    setTimeout(goOn, REDIRECT_DELAY_MS);
  };
  const nameTyped = async () => ((await form.trigger('username')) ? form.getValues('username').trim() : '');
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Iniciar sesión">
      <Stack gap={4}>
        {isKnown && (
          <div css={firstWay}>
            <PasskeyFirst onBusy={onBusy} onDone={goOn} />
          </div>
        )}
        {failure && <Alert tone={failure.tone}>{failure.text}</Alert>}
        <TextField
          label="Usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field(form, 'username')}
        />
        <TextField
          label="Contraseña"
          type="password"
          autoComplete="current-password"
          {...field(form, 'password')}
        />
        {needsCode && <CodeField {...field(form, 'code')} />}
        <Button
          type="submit"
          size="lg"
          variant={isKnown ? 'secondary' : 'primary'}
          fullWidth
          busy={isSubmitting || (isSubmitSuccessful && !failure)}
        >
          Iniciar sesión
        </Button>
        <OtherWays isKnown={isKnown} nameTyped={nameTyped} onBusy={onBusy} onDone={goOn} />
      </Stack>
    </form>
  );
};
