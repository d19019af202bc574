import { REGIMES, USES, type InvoiceUse, type Regime } from '@shop/contracts/fiscal-codes';
import type { Invoice } from '@shop/contracts/invoice';
import { Heading, Text, theme } from '@shop/ui';

/** What the buyer asked to be invoiced with. */
export const DetailInvoice = ({ invoice }: { invoice: Invoice }) => (
  <section>
    <Heading level={3} look="small" css={{ marginBottom: theme.space(2) }}>
      Factura
    </Heading>
    <Text size="sm">RFC: {invoice.rfc}</Text>
    <Text size="sm">Nombre o razón social: {invoice.name}</Text>
    <Text size="sm">
      Régimen: {invoice.regime} {REGIMES[invoice.regime as Regime]?.[1]}
    </Text>
    <Text size="sm">
      Uso: {invoice.use} {USES[invoice.use as InvoiceUse]}
    </Text>
    <Text size="sm">C.P.: {invoice.zip}</Text>
  </section>
);
