import type { Cfdi } from '@shop/contracts/invoice';
import { Alert, LinkButton, Row, Say, Stack, Text } from '@shop/ui';
import type { OrderRef } from './order.api.ts';

const ASKED = 'Tu factura se está timbrando. En cuanto esté lista te llega por correo y la ves aquí.';
const STAMPED = 'Tu factura está lista. También te la enviamos por correo.';
const GLOBAL = 'Tu compra está en la factura global del periodo. Si necesitas la tuya, escríbenos.';

/** The state of a requested invoice. */
export const CfdiState = ({ cfdi, orderRef }: { cfdi: Cfdi; orderRef: OrderRef }) => {
  if (cfdi.isGlobal)
    return (
      <Text size="sm">
        <Say>{GLOBAL}</Say>
      </Text>
    );
  if (cfdi.status === 'refused')
    return (
      <Alert>
        <Say motivo={cfdi.reason ?? ''}>{'El SAT no aceptó estos datos: {motivo}'}</Say>
      </Alert>
    );
  if (cfdi.status !== 'stamped')
    return (
      <Text size="sm">
        <Say>{ASKED}</Say>
      </Text>
    );
  return <Stamped cfdi={cfdi} orderRef={orderRef} />;
};

const Stamped = ({ cfdi, orderRef }: { cfdi: Cfdi; orderRef: OrderRef }) => (
  <Stack gap={3} css={{ alignItems: 'flex-start', width: '100%' }}>
    <Text size="sm">
      <Say>{STAMPED}</Say>
    </Text>
    {cfdi.isTest && (
      <Text size="sm">
        <Say>Es de prueba: no tiene validez fiscal.</Say>
      </Text>
    )}
    {cfdi.uuid && (
      <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
        <Say folio={cfdi.uuid}>{'Folio fiscal: {folio}'}</Say>
      </Text>
    )}
    {!cfdi.isByHand && (
      <Row gap={2}>
        <LinkButton variant="secondary" href={fileOf(orderRef, 'pdf')}>
          Factura (PDF)
        </LinkButton>
        <LinkButton variant="secondary" href={fileOf(orderRef, 'xml')}>
          Factura (XML)
        </LinkButton>
      </Row>
    )}
    {cfdi.credits?.map(
      ({ uuid }, nth) =>
        uuid && (
          <Row gap={2} key={uuid}>
            <LinkButton variant="secondary" href={fileOf(orderRef, 'pdf', nth)}>
              Nota de crédito (PDF)
            </LinkButton>
            <LinkButton variant="secondary" href={fileOf(orderRef, 'xml', nth)}>
              Nota de crédito (XML)
            </LinkButton>
          </Row>
        ),
    )}
  </Stack>
);

/** Includes the signature of the buyer's link, if there is one. */
function fileOf({ orderId, token }: OrderRef, type: 'pdf' | 'xml', credit?: number): string {
  const query = new URLSearchParams({
    ...(token !== undefined && { t: token }),
    ...(credit !== undefined && { credit: String(credit) }),
  });
  const asked = String(query);
  return `/api/orders/${encodeURIComponent(orderId)}/invoice.${type}${asked && `?${asked}`}`;
}
