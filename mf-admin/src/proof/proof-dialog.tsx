import { part, useAppDispatch } from '@shop/app-kit';
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

const ProvePasskey = part(() =>
  import(/* webpackChunkName: "p-passkeys" */ './prove-passkey.tsx').then((m) => m.ProvePasskey),
);
const TITLE = 'Confirma que eres tú';
const FAILED = { es: 'No se pudo comprobar. Inténtalo de nuevo.' };
type Kind = 'password' | 'code';

/** Asks for a passkey, the password, or a code of who has the second step; then what was refused goes on. */
export const ProofDialog = () => {
  const dispatch = useAppDispatch();
  const { data, isError, refetch } = useGetAccountQuery();
  // Where the page is left, by a session that ended or by going back, nobody proves anything any more.
  useEffect(() => () => void dispatch(settleProof(false)), [dispatch]);
  // It opens with its field, where the focus begins.
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
