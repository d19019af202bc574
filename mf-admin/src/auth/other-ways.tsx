import { messageOf, statusOf, useAppDispatch } from '@shop/app-kit';
import { Alert, Button, Stack, Text } from '@shop/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState, type ComponentProps } from 'react';
import { useAskLoginLinkMutation, useGetLoginWaysQuery } from './auth.api.ts';
import { loginWithPasskey } from './auth.ts';
import { forgetPasskey, rememberPasskey } from './known-passkey.ts';
import { askForPasskey } from './passkey.ts';

const FAILED = { es: 'No se pudo entrar. Inténtalo de nuevo.' };
const NOT_SENT = { es: 'No se pudo pedir el enlace. Inténtalo de nuevo.' };
const SENT =
  'Si esa cuenta tiene un correo confirmado, le enviamos un enlace que sirve 15 minutos. Ábrelo en este mismo navegador.';

type Way = { onBusy: (busy: boolean) => void; onDone: () => void };
type Said = { text: string; tone: 'danger' | 'success' };

const useSaid = () => {
  const [said, setSaid] = useState<Said>();
  const fail = (error: unknown, otherwise: { es: string }) =>
    setSaid({ text: messageOf(error, otherwise).es, tone: 'danger' });
  // The message is below the buttons, so that they do not move while a finger is on them.
  const shown = said && <Alert tone={said.tone}>{said.text}</Alert>;
  return { shown, fail, tell: (text: string) => setSaid({ text, tone: 'success' }) };
};

/** Offered before the password in a browser that knows a passkey, without waiting for the shop's answer. */
export const PasskeyFirst = ({ onBusy, onDone }: Way) => {
  const { data } = useGetLoginWaysQuery();
  const { shown, fail } = useSaid();
  if (data?.passkeys === false || !browserSupportsWebAuthn()) return null;
  return (
    <Stack gap={3}>
      <PasskeyButton size="lg" onBusy={onBusy} onDone={onDone} onFail={(error) => fail(error, FAILED)} />
      {shown}
      <Text tone="soft" css={{ textAlign: 'center' }}>
        o con tu contraseña
      </Text>
    </Stack>
  );
};

type Props = Way & {
  /** The passkey button is above the form. */
  isKnown: boolean;
  /** The typed username; '' when it is invalid, and the form then shows why. */
  nameTyped: () => Promise<string>;
};

/** The other ways to sign in that this shop and this browser support: one is shown, the rest are folded. */
export const OtherWays = ({ isKnown, nameTyped, onBusy, onDone }: Props) => {
  const { data } = useGetLoginWaysQuery();
  const { shown, fail, tell } = useSaid();
  const [isOpen, setOpen] = useState(false);
  const hasPasskeys = data?.passkeys && browserSupportsWebAuthn();
  if (!hasPasskeys && !data?.mailLink) return null;
  return (
    <Stack gap={3}>
      {hasPasskeys && !isKnown && (
        <PasskeyButton
          variant="secondary"
          onBusy={onBusy}
          onDone={onDone}
          onFail={(error) => fail(error, FAILED)}
        />
      )}
      {data?.mailLink && hasPasskeys && (
        <Button variant="ghost" fullWidth aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Otras maneras
        </Button>
      )}
      {data?.mailLink && (isOpen || !hasPasskeys) && (
        <LinkButton
          nameTyped={nameTyped}
          onSent={() => tell(SENT)}
          onFail={(error) => fail(error, NOT_SENT)}
        />
      )}
      {shown}
    </Stack>
  );
};

type PasskeyProps = Way &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & { onFail: (error: unknown) => void };

const PasskeyButton = ({ onBusy, onDone, onFail, ...look }: PasskeyProps) => {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const enter = async () => {
    setAsking(true);
    onBusy(true);
    const { credential, error } = await dispatch(askForPasskey());
    const failure = credential ? await dispatch(loginWithPasskey(credential)) : error;
    if (credential && !failure) {
      rememberPasskey();
      return onDone();
    }
    if (credential && statusOf(failure) === 401) forgetPasskey();
    setAsking(false);
    onBusy(false);
    if (failure) onFail(failure);
  };
  return (
    <Button {...look} fullWidth busy={isAsking} onClick={() => void enter()}>
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
