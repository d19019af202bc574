import { Alert, Button, Card, Container, Icon, LinkButton, Page, Row, Stack, Text, theme } from '@shop/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { pageSpace } from '../two-columns.ts';
import { ResultHead } from './result-head.tsx';
import { useCheckPayment } from './use-check-payment.ts';

const PROCESS_FAILED = 'No se pudo procesar el pedido. Por favor, contacte con atención al cliente.';

/** /checkout/pending */
export const PendingPage = () => {
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const payment = useCheckPayment(query.get('payment_id'));
  return (
    <Page title="Pago pendiente" description="Tu pago está pendiente de confirmación." noIndex>
      <Container width="narrow" css={pageSpace}>
        <ResultHead
          icon={<Icon name="clock" size={34} />}
          tone={theme.color.honey}
          title="Tu pago está pendiente"
        >
          Recibimos tu pedido y esperamos la confirmación del pago. Te avisaremos en cuanto se acredite.
        </ResultHead>
        <Stack gap={6}>
          <Card>
            <Text>
              Los pagos en OXXO o por transferencia pueden tardar unas horas. Si no recibes confirmación en 24
              horas, contacta a soporte.
            </Text>
          </Card>
          {payment.failed && <Alert>{PROCESS_FAILED}</Alert>}
          {payment.stillPending && <Alert tone="info">Tu pago sigue pendiente de confirmación.</Alert>}
          <Row css={{ justifyContent: 'center' }}>
            {payment.canCheck && (
              <Button busy={payment.isLoading} onClick={() => void payment.check()}>
                Revisar mi pago
              </Button>
            )}
            {orderId && (
              <LinkButton
                as={Link}
                to={`/checkout/success?orderId=${encodeURIComponent(orderId)}`}
                variant="secondary"
              >
                Ver mi pedido
              </LinkButton>
            )}
            <LinkButton as={Link} to="/" variant="secondary">
              Volver al inicio
            </LinkButton>
            <LinkButton as={Link} to="/contact" variant="ghost">
              Contactar a soporte
            </LinkButton>
          </Row>
        </Stack>
      </Container>
    </Page>
  );
};
