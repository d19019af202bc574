import { messageOf, useAppDispatch } from '@shop/app-kit';
import { Alert, Button, Stack } from '@shop/ui';
import { useState } from 'react';
import { useProveMutation } from '../auth/auth.api.ts';
import { askForPasskey } from '../auth/passkey.ts';
import { settleProof } from './proof.slice.ts';

const FAILED = { es: 'No se pudo comprobar la llave de acceso. Inténtalo de nuevo.' };

/** Proves the identity with a passkey, in place of the fields below. */
export const ProvePasskey = () => {
  const dispatch = useAppDispatch();
  const [prove] = useProveMutation();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const ask = async () => {
    setAsking(true);
    const { credential, error } = await dispatch(askForPasskey());
    const failed = credential ? (await prove({ credential })).error : error;
    if (credential && !failed) return void dispatch(settleProof(true));
    setAsking(false);
    setFailure(failed ? textOf(failed) : '');
  };
  return (
    <Stack gap={3}>
      {failure && <Alert>{failure}</Alert>}
      <Button variant="secondary" fullWidth busy={isAsking} onClick={() => void ask()}>
        Usar llave de acceso
      </Button>
    </Stack>
  );
};

/** The service reports an error of the passkey as a field error. */
const textOf = (error: unknown): string =>
  (error as { data?: { errors?: { credential?: string } } }).data?.errors?.credential ??
  messageOf(error, FAILED).es;
