import * as z from 'zod';
import { checkoutOf, shopIdOf } from '../../../services/cart-orders/src/testing/tested-provider.ts';

const schema = z.object({
  payments: z.array(
    z.object({
      id: z.number(),
      status: z.string(),
      date_approved: z.string().nullable(),
      date_last_updated: z.string(),
      preference_id: z.string(),
      external_reference: z.string().nullable(),
      transaction_amount: z.number(),
      transaction_amount_refunded: z.number(),
      currency_id: z.string(),
      fee_details: z.array(z.object({ amount: z.number() })),
      charges_details: z.array(z.object({ type: z.string(), amounts: z.object({ original: z.number() }) })),
    }),
  ),
});

/** A payment in the provider's book; `amountCents` in centavos, the moments in milliseconds. */
export type LedgerPayment = {
  id: string;
  status: string;
  reference: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  /** What the provider keeps of it, and withholds for taxes. */
  feeCents: number;
  taxCents: number;
  /** Absent while no money came in. */
  approvedAt?: number;
  changedAt: number;
};

type Provider = { providerUrl: string; accessToken: string };

/** The sandbox's book of payments. @throws Error when it does not answer */
export async function readLedger({ providerUrl, accessToken }: Provider): Promise<LedgerPayment[]> {
  const response = await fetch(`${providerUrl}/control/ledger`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the provider's ledger answered ${response.status}`);
  return schema.parse(await response.json()).payments.map(toPayment);
}

const centsOf = (amounts: number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100);

const toPayment = (row: z.output<typeof schema>['payments'][number]): LedgerPayment => ({
  id: shopIdOf(row.preference_id, row.id),
  status: row.status,
  reference: checkoutOf(row.external_reference),
  amountCents: Math.round(row.transaction_amount * 100),
  refundedCents: Math.round(row.transaction_amount_refunded * 100),
  currency: row.currency_id,
  feeCents: centsOf(row.fee_details.map(({ amount }) => amount)),
  taxCents: centsOf(
    row.charges_details.filter(({ type }) => type === 'tax').map(({ amounts }) => amounts.original),
  ),
  changedAt: Date.parse(row.date_last_updated),
  ...(row.date_approved ? { approvedAt: Date.parse(row.date_approved) } : {}),
});
