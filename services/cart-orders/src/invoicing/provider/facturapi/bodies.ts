import { usesOf } from '@shop/contracts/fiscal-codes';
import type { IvaRate } from '@shop/contracts/iva';
import { CURRENCY } from '@shop/contracts/constants';
import { beforeTax } from '../../../shopping/pricing/iva.ts';
import type { InvoiceLine, NewCredit, NewInvoice } from '../invoice.port.ts';

const TAX: Record<IvaRate, object> = {
  '16': { type: 'IVA', rate: 0.16 },
  '0': { type: 'IVA', rate: 0 },
  exento: { type: 'IVA', factor: 'Exento', rate: 0 },
};
/** The authority's codes for a credit note: an invoicing service (84111506), one activity each. */
const CREDITED = { product_key: '84111506', unit_key: 'ACT' };

/** `external_id` finds it again, and `idempotency_key` keeps it from being made twice. */
const keys = (key: string) => ({ external_id: key, idempotency_key: key, currency: CURRENCY });

export const invoiceBody = ({ key, customer, use, paymentForm, lines, global }: NewInvoice) => ({
  type: 'I',
  ...keys(key),
  customer: {
    legal_name: customer.name,
    tax_id: customer.rfc,
    tax_system: customer.regime,
    address: { zip: customer.zip, country: 'MEX' },
  },
  use,
  payment_form: paymentForm,
  payment_method: 'PUE',
  items: lines.map(itemOf),
  ...(global && { global }),
});

function itemOf({
  description,
  productKey,
  unitKey,
  sku,
  quantity,
  netCents,
  discountCents,
  iva,
}: InvoiceLine) {
  const { price, discount } = beforeTax({
    quantity,
    netCents,
    ...(discountCents && { discountCents }),
    rate: iva,
  });
  return {
    quantity,
    ...(discount > 0 && { discount }),
    product: {
      description,
      product_key: productKey,
      unit_key: unitKey,
      ...(sku && { sku }),
      ...taxedAt(price, iva),
    },
  };
}

const taxedAt = (price: number, iva: IvaRate) => ({ price, tax_included: false, taxes: [TAX[iva]] });

/** The receiver of the invoice, as the provider returns it. */
type Receiver = {
  legal_name: string;
  tax_id: string;
  tax_system: string;
  address: { zip: string; country: string };
};

export const creditBody = ({ key, of, relationship, paymentForm, lines }: NewCredit, receiver: Receiver) => ({
  type: 'E',
  ...keys(key),
  customer: receiver,
  // A receiver who deducts purchases returns them with the use 'Devoluciones'.
  use: usesOf(receiver.tax_system).includes('G03') ? 'G02' : 'S01',
  payment_form: paymentForm,
  related_documents: [{ relationship, documents: [of.uuid] }],
  items: lines.map(({ description, cents, iva }) => ({
    quantity: 1,
    product: {
      description,
      ...CREDITED,
      ...taxedAt(beforeTax({ quantity: 1, netCents: cents, rate: iva }).price, iva),
    },
  })),
});
