import { field, useSchemaForm } from '@shop/app-kit/forms';
import {
  passwordProof,
  type Account,
  type PasswordProof,
  type ProposedFactor,
} from '@shop/contracts/account';
import { css, LinkButton, Stack, Text, TextArea, TextField, theme } from '@shop/ui';
import { useState } from 'react';
import { QrCode } from '../orders/qr-code.tsx';
import { useConfirmFactorMutation, useProposeFactorMutation } from './account.api.ts';
import { CodeForm } from './code-form.tsx';
import { isAlone, SecondWay } from './second-way.tsx';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';

// On a phone the whole key is visible, because people type it in from there.
const key = css({ textarea: { minHeight: 0, fontFamily: 'monospace', resize: 'none' } });
const onPhones = css({ alignSelf: 'start', [theme.media.md]: { display: 'none' } });
const FAILED = { es: 'No se pudo empezar. Inténtalo de nuevo.' };

type Props = { account: Account; onDone: (recoveryCodes: string[]) => void };

/** Sets up the second factor: from the password to a code of the app. */
export const SetUpFactor = ({ account, onDone }: Props) => {
  const [proposed, setProposed] = useState<ProposedFactor>();
  return proposed ? (
    <ConfirmApp proposed={proposed} onDone={onDone} />
  ) : (
    <PasswordForm account={account} onProposed={setProposed} />
  );
};

type PasswordProps = Pick<Props, 'account'> & { onProposed: (proposed: ProposedFactor) => void };

const PasswordForm = ({ account, onProposed }: PasswordProps) => {
  const [isKept, setKept] = useState(false);
  const [propose] = useProposeFactorMutation();
  const form = useSchemaForm(passwordProof, { password: '' });
  const { failure, send } = useSend(form, FAILED);
  const submit = async (proof: PasswordProof) => {
    const { data } = await send(propose(proof));
    if (data) onProposed(data);
  };
  return (
    <ShortForm
      form={form}
      failure={failure}
      label="Activar verificación en dos pasos"
      action="Activar"
      disabled={isAlone(account) && !isKept}
      onSubmit={submit}
    >
      <Text>
        Al entrar te pediremos, además de la contraseña, un código de una aplicación de tu teléfono.
      </Text>
      {isAlone(account) && <SecondWay email={account.email} isKept={isKept} onKept={setKept} />}
      <TextField
        label="Tu contraseña"
        type="password"
        autoComplete="current-password"
        {...field(form, 'password')}
      />
    </ShortForm>
  );
};

type ConfirmProps = Pick<Props, 'onDone'> & { proposed: ProposedFactor };

const ConfirmApp = ({ proposed: { secret, uri }, onDone }: ConfirmProps) => {
  const [confirm] = useConfirmFactorMutation();
  return (
    <Stack gap={4}>
      <Text>Escanea este código con tu aplicación de autenticación, o escribe la clave.</Text>
      {/* A phone cannot scan its own screen. */}
      <LinkButton variant="secondary" href={uri} css={onPhones}>
        Abrir en mi app
      </LinkButton>
      <QrCode text={uri} label="Código para tu aplicación de autenticación" size={192} />
      <TextArea label="Clave" rows={2} readOnly value={secret} css={key} />
      <CodeForm
        label="Código de 6 números"
        button="Confirmar"
        onSend={async (code) => {
          const { data, error } = await confirm(code);
          if (data) onDone(data.recoveryCodes);
          return { error };
        }}
      />
    </Stack>
  );
};
