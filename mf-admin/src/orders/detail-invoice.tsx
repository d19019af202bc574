import { onDemand } from '@shop/app-kit';
import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import type { Invoice } from '@shop/contracts/invoice';
import type { Order } from '@shop/contracts/order';
import { Heading, Stack, Text, theme } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';

const cfdiPart = () => import(/* webpackChunkName: "p-order-cfdi" */ './order-cfdi.tsx');
const OrderCfdi = onDemand(() => cfdiPart().then((m) => m.OrderCfdi));
const MarkInvoiced = onDemand(() => cfdiPart().then((m) => m.MarkInvoiced));

/** The tax data that the buyer gave, and the state of the invoice. */
export const DetailInvoice = ({ order }: { order: Order }) => {
  const { invoice, cfdi } = order;
  if (!invoice && !cfdi) return null;
  return (
    <section>
      <Heading level={3} look="small" css={{ marginBottom: theme.space(2) }}>
        Factura
      </Heading>
      <Stack gap={3}>
        {invoice && <Asked invoice={invoice} />}
        {cfdi ? (
          <OrderCfdi order={order} cfdi={cfdi} />
        ) : (
          <IfAllowed call="POST /api/orders/{orderId}/invoice/by-hand">
            <MarkInvoiced orderId={order.id} />
          </IfAllowed>
        )}
      </Stack>
    </section>
  );
};

const Asked = ({ invoice }: { invoice: Invoice }) => (
  <div>
    <Text size="sm">RFC: {invoice.rfc}</Text>
    <Text size="sm">Nombre o razón social: {invoice.name}</Text>
    <Text size="sm">
      Régimen: {invoice.regime} {REGIMES[invoice.regime as Regime]?.[1]}
    </Text>
    <Text size="sm">
      Uso: {invoice.use} {USES[invoice.use as InvoiceUse]}
    </Text>
    <Text size="sm">C.P.: {invoice.zip}</Text>
  </div>
);
