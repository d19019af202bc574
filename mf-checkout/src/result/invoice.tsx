import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import type { Order } from '@shop/contracts/order';
import { Button, Card, Heading, Icon, Say, Skeleton, Stack, Text } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import type { OrderRef } from './order.api.ts';

const InvoiceForm = lazy(() =>
  import(/* webpackChunkName: "p-invoice" */ './invoice-form.tsx').then((m) => ({ default: m.InvoiceForm })),
);

const CfdiState = lazy(() =>
  import(/* webpackChunkName: "p-cfdi" */ './cfdi-state.tsx').then((m) => ({ default: m.CfdiState })),
);

const RECEIVED =
  'Recibimos tus datos: {rfc}, {nombre}, régimen {regimen}, uso {uso}, C.P. {cp}. Te la enviamos por correo.';

/** 'Quiero factura': what was asked for, or the way to ask. */
export const Invoice = ({ order, orderRef }: { order: Order; orderRef: OrderRef }) => {
  const [isOpen, setOpen] = useState(false);
  const { invoice, cfdi } = order;
  const isRefused = cfdi?.status === 'refused';
  return (
    <Card as="section" aria-label="Factura">
      <Stack gap={4} css={{ alignItems: 'flex-start' }}>
        <Heading level={2} look="card">
          Factura
        </Heading>
        {cfdi && !isOpen && (
          <Suspense fallback={<Skeleton height={96} width="100%" radius={16} />}>
            <CfdiState cfdi={cfdi} orderRef={orderRef} />
          </Suspense>
        )}
        {invoice && !isOpen && !cfdi && (
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
        {cfdi && !isRefused ? null : isOpen ? (
          <Suspense fallback={<Skeleton height={420} width="100%" radius={16} />}>
            <InvoiceForm order={order} orderRef={orderRef} onClose={() => setOpen(false)} />
          </Suspense>
        ) : (
          <Button variant="secondary" icon={<Icon name="edit" size={18} />} onClick={() => setOpen(true)}>
            {invoice ? 'Corregir mis datos' : 'Quiero factura'}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
