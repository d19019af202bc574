import { toCentavos, toPesos } from '../money.ts';
import type { Payment } from '../types.ts';

/** 3.49 % and four pesos, with the tax on both; 1 % of what was paid is withheld. */
const feeOf = (cents: number) => Math.round((cents * 0.0349 + 400) * 1.16);
const withheldOf = (cents: number) => Math.round(cents * 0.01);

/** A payment as the API shows it: with fees and withheld tax once it was paid. */
export function withCharges(payment: Payment) {
  if (payment.date_approved === null) return { ...payment, fee_details: [], charges_details: [] };
  const cents = toCentavos(payment.transaction_amount);
  const [fee, withheld] = [Math.min(feeOf(cents), cents), withheldOf(cents)];
  const net = Math.max(0, cents - fee - withheld);
  const charge = (name: string, type: string, amount: number) => ({
    id: `${payment.id}-${name}`,
    name,
    type,
    accounts: { from: 'collector', to: type === 'tax' ? 'taxes' : 'mp' },
    amounts: { original: toPesos(amount), refunded: 0 },
    client_id: 0,
    date_created: payment.date_approved,
    last_updated: payment.date_last_updated,
    metadata: {},
    refund_charges: [],
    reserve_id: null,
  });
  return {
    ...payment,
    fee_details: [{ type: 'mercadopago_fee', fee_payer: 'collector', amount: toPesos(fee) }],
    charges_details: [
      charge('mercadopago_fee', 'fee', fee),
      charge('tax_withholding_isr', 'tax', cents - fee - net),
    ],
    transaction_details: { ...payment.transaction_details, net_received_amount: toPesos(net) },
    taxes_amount: 0,
  };
}
