import { messageOf, useAppDispatch } from '@shop/app-kit';
import { Alert, Button, Stack } from '@shop/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAskLoginLinkMutation, useGetLoginWaysQuery } from './auth.api.ts';
import { loginWithPasskey } from './auth.ts';
import { askForPasskey } from './passkey.ts';

const FAILED = { es: 'No se pudo entrar. Inténtalo de nuevo.' };
const NOT_SENT = { es: 'No se pudo pedir el enlace. Inténtalo de nuevo.' };
const SENT =
  'Si esa cuenta tiene un correo confirmado, le enviamos un enlace que sirve 15 minutos. Ábrelo en este mismo navegador.';

type Props = {
  /** The username that stands in the form; '' when it is none, which the form then says. */
  nameTyped: () => Promise<string>;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

/** The ways to sign in beside the password, as far as this shop and this browser have them. */
export const OtherWays = ({ nameTyped, onBusy, onDone }: Props) => {
  const { data } = useGetLoginWaysQuery();
  const [said, setSaid] = useState<{ text: string; tone: 'danger' | 'success' }>();
  const fail = (error: unknown, otherwise: { es: string }) =>
    setSaid({ text: messageOf(error, otherwise).es, tone: 'danger' });
  const hasPasskeys = data?.passkeys && browserSupportsWebAuthn();
  if (!hasPasskeys && !data?.mailLink) return null;
  return (
    <Stack gap={3}>
      {hasPasskeys && (
        <PasskeyButton onBusy={onBusy} onDone={onDone} onFail={(error) => fail(error, FAILED)} />
      )}
      {data?.mailLink && (
        <LinkButton
          nameTyped={nameTyped}
          onSent={() => setSaid({ text: SENT, tone: 'success' })}
          onFail={(error) => fail(error, NOT_SENT)}
        />
      )}
      {/* Below: another button would move under the finger. */}
      {said && <Alert tone={said.tone}>{said.text}</Alert>}
    </Stack>
  );
};

type PasskeyProps = Pick<Props, 'onBusy' | 'onDone'> & { onFail: (error: unknown) => void };

const PasskeyButton = ({ onBusy, onDone, onFail }: PasskeyProps) => {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const enter = async () => {
    setAsking(true);
    onBusy(true);
    const { credential, error } = await dispatch(askForPasskey());
    const failure = credential ? await dispatch(loginWithPasskey(credential)) : error;
    if (credential && !failure) return onDone();
    setAsking(false);
    onBusy(false);
    if (failure) onFail(failure);
  };
  return (
    <Button variant="secondary" fullWidth busy={isAsking} onClick={() => void enter()}>
      Entrar con llave de acceso
    </Button>
  );
};

type LinkProps = Pick<Props, 'nameTyped'> & { onSent: () => void; onFail: (error: unknown) => void };

const LinkButton = ({ nameTyped, onSent, onFail }: LinkProps) => {
  const [ask, { isLoading }] = useAskLoginLinkMutation();
  const send = async () => {
    const username = await nameTyped();
    if (!username) return;
    const { error } = await ask({ username });
    if (error) onFail(error);
    else onSent();
  };
  return (
    <Button variant="ghost" fullWidth busy={isLoading} onClick={() => void send()}>
      Enviarme un enlace para entrar
    </Button>
  );
};
