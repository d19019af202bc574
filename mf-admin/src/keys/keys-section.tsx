import { KEY_ACCOUNT_NAMES, PAYMENT_ACCOUNTS } from '@shop/contracts/keys';
import { Alert, css, Heading, Spinner, Stack, Text, theme } from '@shop/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShownPlace } from '../settings/use-shown-place.ts';
import { AccountCard } from './account-card.tsx';
import { useGetKeysQuery } from './keys.api.ts';
import { MailCard } from './mail-card.tsx';

const CANNOT =
  'Todavía no se pueden guardar llaves aquí: al servidor le falta con qué cifrarlas (KEYS_SECRET). Pide a tu técnico que la ponga; mientras tanto la tienda sigue como está.';
const LOST =
  'La llave con la que se cifraban cambió. Lo que no es secreto sigue aquí; lo demás ya nadie lo puede leer: escríbelo otra vez donde lo decimos.';

const ID = 'cobros-y-correo';
const place = css({ scrollMarginTop: theme.space(4) });

type Props = {
  ownerEmail: string;
  /** The e-mail address at which the shop is reached. */
  contactEmail: string;
  /** The seller's details that are still missing. */
  unsaid: string[];
};

/** 'Cobros y correo': the shop's accounts at other services. Their secrets are entered here and never shown again. */
export const KeysSection = ({ ownerEmail, contactEmail, unsaid }: Props) => {
  const { data, isError, isFetching, refetch } = useGetKeysQuery();
  const section = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  // Links lead here, and the section comes later than the page.
  useShownPlace(section, isThere);
  const isLost = data?.canKeep && Object.values(data.keys).some((key) => key.isLost);
  return (
    <section id={ID} ref={section} aria-labelledby={`${ID}-titulo`} css={place}>
      <Stack gap={4}>
        <div>
          <Heading level={2} look="small" id={`${ID}-titulo`}>
            Cobros y correo
          </Heading>
          <Text size="sm" tone="soft">
            Tus cuentas para cobrar, avisar, comprar guías y facturar. Lo secreto se guarda cifrado y no se
            vuelve a mostrar.
          </Text>
        </div>
        {isError && (
          <Alert onRetry={() => void refetch()} retrying={isFetching}>
            No pudimos cargar tus cuentas.
          </Alert>
        )}
        {!data && !isError && <Spinner label="Cargando tus cuentas…" />}
        {data && !data.canKeep && <Alert tone="info">{CANNOT}</Alert>}
        {isLost && <Alert>{LOST}</Alert>}
        {data && unsaid.length > 0 && (
          <Unsaid unsaid={unsaid} isLive={PAYMENT_ACCOUNTS.some((name) => data.modes[name] === 'real')} />
        )}
        {data &&
          KEY_ACCOUNT_NAMES.map((account) =>
            account === 'mail' ? (
              <MailCard key={account} view={data} ownerEmail={ownerEmail} contactEmail={contactEmail} />
            ) : (
              <AccountCard key={account} account={account} view={data} />
            ),
          )}
      </Stack>
    </section>
  );
};

const Unsaid = ({ unsaid, isLive }: { unsaid: string[]; isLive: boolean }) => (
  <Alert tone="info">
    <span>
      {isLive
        ? 'Ya cobras con dinero real y la ley pide decir quién vende.'
        : 'Antes de cobrar con dinero real la ley pide decir quién vende.'}
    </span>{' '}
    <span>{`Falta: ${unsaid.join(', ')}.`}</span>{' '}
    <Link to="#quien-vende" state={{ focus: true }}>
      Ir a Quién vende
    </Link>
  </Alert>
);
