import { onDemand, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { proof as proofSchema, type Proof } from '@shop/contracts/account';
import { Alert, Stack, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useEffect } from 'react';
import { useGetAccountQuery } from '../account/account.api.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useSend } from '../use-send.ts';
import { useProveMutation } from '../auth/auth.api.ts';
import { settleProof } from './proof.slice.ts';

const ProvePasskey = onDemand(() =>
  import(/* webpackChunkName: "p-passkeys" */ './prove-passkey.tsx').then((m) => m.ProvePasskey),
);
const TITLE = 'Confirma que eres tú';
const FAILED = { es: 'No se pudo comprobar. Inténtalo de nuevo.' };
type Kind = 'password' | 'code';

/** Asks for a passkey, the password, or a code of the second factor; then the refused call is repeated. */
export const ProofDialog = () => {
  const dispatch = useAppDispatch();
  const { data, isError, refetch } = useGetAccountQuery();
  // When the page is left, by an expired session or by going back, the waiting calls fail.
  useEffect(() => () => void dispatch(settleProof(false)), [dispatch]);
  // The dialog opens together with its field, which gets the focus.
  if (!data && !isError) return null;
  return (
    <Dialog
      onClose={() => void dispatch(settleProof(false))}
      title={TITLE}
      description="Hace un rato que entraste. Lo pedimos antes de devolver dinero, descargar listas, o cambiar quién entra y cómo."
    >
      {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tu cuenta.</Alert>}
      {data && <ProofForm kind={data.hasSecondFactor ? 'code' : 'password'} hasPasskey={data.hasPasskey} />}
    </Dialog>
  );
};

const ProofForm = ({ kind, hasPasskey }: { kind: Kind; hasPasskey: boolean | undefined }) => {
  const dispatch = useAppDispatch();
  const [prove] = useProveMutation();
  const form = useSchemaForm(proofSchema, { [kind]: '' });
  const { failure, send } = useSend(form, FAILED);
  const submit = async (given: Proof) => {
    const { error } = await send(prove(given));
    if (!error) dispatch(settleProof(true));
  };
  return (
    <DialogForm
      form={form}
      label={TITLE}
      action="Confirmar"
      onSubmit={submit}
      onCancel={() => dispatch(settleProof(false))}
    >
      <Stack gap={3}>
        {failure && <Alert>{failure}</Alert>}
        {hasPasskey && <ProvePasskey />}
        <TextField {...FIELDS[kind]} {...field(form, kind)} />
      </Stack>
    </DialogForm>
  );
};

const FIELDS = {
  password: { label: 'Tu contraseña', type: 'password', autoComplete: 'current-password' },
  code: {
    label: 'Código de tu aplicación',
    hint: 'O uno de tus códigos de recuperación.',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const;
