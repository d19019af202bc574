import { messageOf } from '@shop/app-kit';
import type { AccountPasskeys, Passkey } from '@shop/contracts/passkey';
import { Alert, Button, Skeleton, Text } from '@shop/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { formatMoment } from '../list/moment.tsx';
import { NameCell } from '../list/cells.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useGetPasskeysQuery, useRemovePasskeyMutation } from './account.api.ts';
import { AccountRows, AccountSection } from './account-section.tsx';
import { AddPasskey } from './add-passkey.tsx';

const FAILED = { es: 'No se pudo quitar la llave de acceso. Inténtalo de nuevo.' };

/** The passkeys that sign in without a password. */
export const Passkeys = () => {
  const { data, isError, refetch } = useGetPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountSection id="llaves" title="Llaves de acceso">
      <Text>Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña ni código.</Text>
      {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tus llaves de acceso.</Alert>}
      {!data && !isError && <Skeleton height={64} radius={16} />}
      {data && data.passkeys.length > 0 && (
        <AccountRows entries={data.passkeys}>{(key) => <KeyRow passkey={key} />}</AccountRows>
      )}
      {data && <NewKey {...data} />}
    </AccountSection>
  );
};

const NewKey = ({ address }: AccountPasskeys) => {
  if (address === undefined)
    return (
      <Alert tone="info">
        Para usarlas, la tienda tiene que abrir con https y un nombre de dominio, como https://tienda.mx.
      </Alert>
    );
  if (location.origin !== address)
    return <Alert tone="info">{`Para agregar una, abre la tienda en ${address}.`}</Alert>;
  if (!browserSupportsWebAuthn()) return <Alert tone="info">Este navegador no las admite.</Alert>;
  return <AddPasskey />;
};

const KeyRow = ({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useRemovePasskeyMutation();
  const used = lastUsedAt ? `último uso el ${formatMoment(lastUsedAt)}` : 'sin usar todavía';
  return (
    <>
      <NameCell name={name}>{`Creada el ${formatMoment(createdAt)} · ${used}`}</NameCell>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Quitar la llave ${name}`}
        onClick={() => setAsked(true)}
      >
        Quitar
      </Button>
      {isAsked && (
        <DeleteDialog
          title={`¿Quitar la llave ${name}?`}
          text="Ya no podrás entrar con ella. Bórrala también de tu dispositivo."
          confirmLabel="Quitar"
          done={{ title: 'Llave de acceso quitada' }}
          remove={() => remove(id)}
          failed={(error) => messageOf(error, FAILED)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
