import { formatPesos, messageOf } from '@shop/app-kit';
import { GIFT_CARDS, isOffered } from '@shop/contracts/pages';
import {
  Alert,
  Button,
  Card,
  Container,
  css,
  Heading,
  LinkButton,
  Page,
  Say,
  Stack,
  Text,
  TextField,
  useShop,
} from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useReadGiftBalanceMutation } from '../discount/discount.api.ts';
import { pageSpace } from '../two-columns.ts';

const TITLE = 'Tu tarjeta de regalo';
const FAILED = { es: 'No pudimos consultar tu tarjeta. Inténtalo de nuevo.' };

const another = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** /tarjeta-regalo: the balance of a card, for anyone with its code. */
export const BalancePage = () => {
  const shop = useShop();
  const [code, setCode] = useState('');
  const [read, { data, error, isLoading, reset }] = useReadGiftBalanceMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void read(code);
  };
  return (
    <Page title={TITLE} description="Consulta cuánto le queda a tu tarjeta de regalo." noIndex>
      <Container css={[pageSpace, { maxWidth: '34rem' }]}>
        <Stack gap={6}>
          <Heading level={1}>{TITLE}</Heading>
          <Card as="section" aria-label="Consultar saldo">
            <form noValidate onSubmit={submit}>
              <Stack gap={4}>
                <TextField
                  label="Código"
                  hint="Está en el correo con el que te llegó."
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={100}
                  value={code}
                  onChange={(event) => {
                    setCode(event.target.value);
                    reset();
                  }}
                  error={error && messageOf(error, FAILED).es}
                />
                <Button type="submit" busy={isLoading}>
                  Consultar saldo
                </Button>
              </Stack>
            </form>
          </Card>
          {data && (
            <Alert tone="info" title={`Te quedan ${formatPesos(data.balance)}`}>
              <Stack gap={4} css={{ alignItems: 'flex-start' }}>
                <Text>
                  {`Tarjeta terminada en ${data.lastFour}.`}
                  {data.balance > 0 && ' Escribe su código en el carrito para pagar con ella.'}
                </Text>
                {data.balance > 0 && (
                  <LinkButton as={Link} to="/cart" size="sm">
                    Ir a mi carrito
                  </LinkButton>
                )}
              </Stack>
            </Alert>
          )}
          {isOffered(GIFT_CARDS, shop) && (
            <Text>
              <Link to={GIFT_CARDS.path} css={another}>
                <Say>Regalar una tarjeta</Say>
              </Link>
            </Text>
          )}
        </Stack>
      </Container>
    </Page>
  );
};
