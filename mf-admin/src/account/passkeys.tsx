import { css } from '@emotion/react';
import { useAppDispatch } from '@shop/app-kit';
import type { AccountPasskeys, Passkey } from '@shop/contracts/passkey';
import { Alert, Button, Card, Heading, Row, Skeleton, Stack, Text, theme } from '@shop/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { formatMoment } from '../list/moment.tsx';
import { reportOutcome } from '../report-failure.ts';
import { useGetPasskeysQuery, useRemovePasskeyMutation } from './account.api.ts';
import { AddPasskey } from './add-passkey.tsx';

const list = css({ listStyle: 'none', margin: 0, padding: 0 });
const item = css({
  justifyContent: 'space-between',
  flexWrap: 'nowrap',
  padding: `${theme.space(3)} 0`,
  borderTop: `1px solid ${theme.color.line}`,
});
const FAILED = { es: 'No se pudo quitar la llave de acceso. Inténtalo de nuevo.' };

/** The keys with which one signs in without a password. */
export const Passkeys = () => {
  const { data, isError, refetch } = useGetPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card as="section" aria-labelledby="llaves" css={{ maxWidth: '40rem' }}>
      <Stack gap={4}>
        <Heading level={2} look="small" id="llaves">
          Llaves de acceso
        </Heading>
        <Text>Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña ni código.</Text>
        {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tus llaves de acceso.</Alert>}
        {!data && !isError && <Skeleton height={64} radius={16} />}
        {data && data.passkeys.length > 0 && (
          <ul css={list}>
            {data.passkeys.map((key) => (
              <li key={key.id}>
                <KeyRow passkey={key} />
              </li>
            ))}
          </ul>
        )}
        {data && <NewKey {...data} />}
      </Stack>
    </Card>
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
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const take = async () =>
    dispatch(reportOutcome((await remove(id)).error, { title: 'Llave de acceso quitada' }, FAILED));
  const used = lastUsedAt ? `último uso el ${formatMoment(lastUsedAt)}` : 'sin usar todavía';
  return (
    <Row gap={3} css={item}>
      <div css={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Text as="div" size="xs" tone="soft">
          {`Creada el ${formatMoment(createdAt)} · ${used}`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={isLoading}
        aria-label={`Quitar la llave ${name}`}
        onClick={() => void take()}
      >
        Quitar
      </Button>
    </Row>
  );
};
