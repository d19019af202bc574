import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { emailProposal, type EmailProposal } from '@shop/contracts/account';
import { Button, Row, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';
import { useConfirmEmailMutation, useProposeEmailMutation, useRemoveEmailMutation } from './account.api.ts';
import { AccountSection } from './account-section.tsx';
import { CodeForm } from './code-form.tsx';

const FAILED = { es: 'No se pudo enviar el código. Inténtalo de nuevo.' };
const NOT_REMOVED = { es: 'No se pudo quitar el correo. Inténtalo de nuevo.' };

/** The e-mail address that sign-in links go to. */
export const Mailbox = ({ email }: { email: string | undefined }) => {
  const [proposed, setProposed] = useState<string>();
  return (
    <AccountSection id="correo" title="Correo para entrar">
      {!proposed && (
        <Text>
          Si olvidas la contraseña o alguien la está adivinando, te enviamos aquí un enlace para entrar.
        </Text>
      )}
      {!proposed && email && <Current email={email} />}
      {!proposed && !email && <NewAddress onSent={setProposed} />}
      {proposed && <Confirm email={proposed} onDone={() => setProposed(undefined)} />}
    </AccountSection>
  );
};

const Current = ({ email }: { email: string }) => {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useRemoveEmailMutation();
  return (
    <Row gap={3} css={{ justifyContent: 'space-between' }}>
      <strong css={{ overflowWrap: 'anywhere' }}>{email}</strong>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Quitar correo
      </Button>
      {isAsked && (
        <DeleteDialog
          title="¿Quitar tu correo?"
          text={`Si olvidas la contraseña, ${email} ya no recibe un enlace para entrar.`}
          confirmLabel="Quitar"
          done={{ title: 'Correo quitado' }}
          remove={remove}
          failed={(error) => messageOf(error, NOT_REMOVED)}
          onClose={() => setAsked(false)}
        />
      )}
    </Row>
  );
};

const NewAddress = ({ onSent }: { onSent: (email: string) => void }) => {
  const [propose] = useProposeEmailMutation();
  const form = useSchemaForm(emailProposal, { email: '' });
  const { failure, send } = useSend(form, FAILED);
  const submit = async (typed: EmailProposal) => {
    if (!(await send(propose(typed))).error) onSent(typed.email);
  };
  return (
    <ShortForm
      form={form}
      failure={failure}
      label="Correo para entrar"
      action="Enviar código"
      onSubmit={submit}
    >
      <TextField label="Tu correo" type="email" autoComplete="email" {...field(form, 'email')} />
    </ShortForm>
  );
};

const Confirm = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmEmailMutation();
  return (
    <Stack gap={4}>
      <Text css={{ overflowWrap: 'anywhere' }}>{`Enviamos un código a ${email}. Sirve 15 minutos.`}</Text>
      <CodeForm
        label="Código que llegó a tu correo"
        button="Confirmar correo"
        onSend={async (code) => {
          const { error } = await confirm(code);
          if (error) return { error };
          dispatch(showToast({ title: 'Correo confirmado' }));
          onDone();
          return {};
        }}
      />
      <div>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Usar otro correo
        </Button>
      </div>
    </Stack>
  );
};
