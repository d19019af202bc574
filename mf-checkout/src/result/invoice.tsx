import { onDemand, part } from '@shop/app-kit';
import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import type { Order } from '@shop/contracts/order';
import { Button, Card, Heading, Icon, Say, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import type { OrderRef } from './order.api.ts';

const InvoiceForm = onDemand(() =>
  import(/* webpackChunkName: "p-invoice" */ './invoice-form.tsx').then((m) => m.InvoiceForm),
);
const CfdiState = part(() =>
  import(/* webpackChunkName: "p-cfdi" */ './cfdi-state.tsx').then((m) => m.CfdiState),
);

const RECEIVED =
  'Recibimos tus datos: {rfc}, {nombre}, régimen {regimen}, uso {uso}, C.P. {cp}. Te la enviamos por correo.';

/** 'Quiero factura': the requested invoice, or the button to request one. */
export const Invoice = ({ order, orderRef }: { order: Order; orderRef: OrderRef }) => {
  const [isOpen, setOpen] = useState(false);
  const { invoice, cfdi } = order;
  const mayAsk = !cfdi || cfdi.status === 'refused';
  const isAsking = isOpen && mayAsk;
  return (
    <Card as="section" aria-label="Factura" {...useFocusAfter(isOpen)}>
      <Stack gap={4} css={{ alignItems: 'flex-start' }}>
        <Heading level={2} look="card">
          Factura
        </Heading>
        {cfdi && !isAsking && <CfdiState cfdi={cfdi} orderRef={orderRef} />}
        {invoice && !isAsking && !cfdi && (
          <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
            <Say
              rfc={invoice.rfc}
              nombre={invoice.name}
              regimen={REGIMES[invoice.regime as Regime]?.[1] ?? invoice.regime}
              uso={USES[invoice.use as InvoiceUse] ?? invoice.use}
              cp={invoice.zip}
            >
              {RECEIVED}
            </Say>
          </Text>
        )}
        {isAsking && <InvoiceForm order={order} orderRef={orderRef} onClose={() => setOpen(false)} />}
        {mayAsk && !isOpen && (
          <Button variant="secondary" icon={<Icon name="edit" size={18} />} onClick={() => setOpen(true)}>
            {invoice ? 'Corregir mis datos' : 'Quiero factura'}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
