import { toCentavos } from '@shop/contracts/money';
import type { PaymentStatus } from '@shop/contracts/order';
import * as z from 'zod';
import type { PaymentPage } from '../../../../shopping/checkout/payment-page.port.ts';
import type { ChangedPayment, ProviderPayment, ProviderRefund } from '../../payment.port.ts';
import { checkoutOf, isOfOrder } from '../order-marks.ts';
import { date, maybe, read } from '../read.ts';
import { slipVoucher, text } from '../voucher.ts';

const amount = z.coerce.number().transform(toCentavos);
const listOf = <T extends z.ZodRawShape>(shape: T) => maybe(z.array(z.object(shape)));

const payment = {
  id: z.string(),
  /** The payment's number. */
  reference_id: maybe(z.string()),
  status: z.string().nullish(),
  status_detail: maybe(z.string()),
  amount: maybe(amount),
  date_of_expiration: maybe(date),
  attempts: listOf({ status_detail: maybe(z.string()) }),
  payment_method: maybe(
    z.object({
      id: text,
      type: text,
      ticket_url: text,
      barcode_content: text,
      reference: text,
      digitable_line: text,
    }),
  ),
};
const refund = { id: z.string(), amount, status: z.string().nullish() };

const order = z.object({
  id: z.string().min(1),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  total_amount: amount,
  currency: maybe(z.string()),
  country_code: maybe(z.string()),
  user_id: maybe(z.coerce.string()),
  last_updated_date: maybe(date),
  checkout_url: maybe(z.url()),
  payer: maybe(
    z.object({
      email: maybe(z.email().max(254)),
      first_name: maybe(z.string()),
      last_name: maybe(z.string()),
    }),
  ),
  transactions: maybe(z.object({ payments: listOf(payment), refunds: listOf(refund) })),
});
export type Order = z.output<typeof order>;
type Transaction = NonNullable<NonNullable<NonNullable<Order['transactions']>['payments']>[number]>;

export const readOrder = (answer: unknown): Order => read(order, answer);

const page = order.extend({ checkout_url: z.url() });
export function readPage(answer: unknown): Omit<PaymentPage, 'provider'> {
  const { id, checkout_url: url, user_id: account } = read(page, answer);
  return { id, url, ...(account ? { account } : {}) };
}

const refunded = order.pick({ transactions: true }).required();
/** Only the transactions of a refund's answer are documented, so its date is the current time. */
export const readRefunded = (answer: unknown): ProviderRefund[] =>
  refundsOf({ ...read(refunded, answer), last_updated_date: new Date() });

const found = z.object({
  data: z.array(order).nullish(),
  paging: maybe(z.object({ total_pages: maybe(z.coerce.number()) })),
});
/** One page of a search, and the number of pages. */
export function readFound(answer: unknown): { orders: Order[]; pages: number } {
  const { data, paging } = read(found, answer);
  return { orders: data ?? [], pages: paging?.total_pages ?? 1 };
}

const attemptsOf = ({ transactions }: Order): Transaction[] => transactions?.payments ?? [];
const FAILED = new Set(['failed', 'rejected', 'canceled', 'cancelled']);
/** Attempts, without the failed and expired ones that stand before or after the real payment. */
export const paymentsOf = (one: Order): Transaction[] =>
  attemptsOf(one).filter(({ status }) => status !== 'expired' && !FAILED.has(status ?? ''));
/** The payment that counts: the latest that succeeded or still may. */
export const latestOf = (one: Order): Transaction | undefined =>
  paymentsOf(one).at(-1) ?? attemptsOf(one).at(-1);

type Refunding = Pick<Order, 'transactions' | 'last_updated_date'>;
/** Orders give no date for a refund: it is not later than the order's last change. */
export const refundsOf = (one: Refunding): ProviderRefund[] =>
  (one.transactions?.refunds ?? [])
    .filter(({ status }) => !FAILED.has(status ?? ''))
    .map(({ id, amount: amountCents }) => ({ id, amountCents, at: changedAt(one) }));

export const refundedCents = (one: Order): number => {
  const sum = refundsOf(one).reduce((total, { amountCents }) => total + amountCents, 0);
  return isBack(one) && sum === 0 ? one.total_amount : sum;
};

/** Nobody has paid it yet, or every attempt failed, and the page is still open. */
export const isOpen = ({ status, status_detail: detail }: Order): boolean =>
  status === 'created' || (status === 'action_required' && detail === 'waiting_retry');

/** The whole order is one payment: it is paid once, even by several methods. */
export function toPayment(one: Order, trusted: string[]): ProviderPayment {
  const { external_reference: reference, payer, user_id: account } = one;
  const voucher = voucherOf(latestOf(one), trusted);
  const payerName = [payer?.first_name, payer?.last_name].filter(Boolean).join(' ');
  return {
    id: one.id,
    status: statusOf(one),
    statusDetail: reasonOf(one),
    amountCents: one.total_amount,
    refundedCents: refundedCents(one),
    changedAt: changedAt(one),
    currency: one.currency ?? CURRENCIES[one.country_code ?? ''] ?? '',
    ...(isOpen(one) ? { isOpen: true } : {}),
    ...(one.status === 'charged_back' && one.status_detail === 'settled' ? { isLost: true } : {}),
    // A reference without the mark belongs to a sale elsewhere with the same account.
    ...(reference && isOfOrder(reference) ? { externalReference: checkoutOf(reference) } : {}),
    ...(account ? { account } : {}),
    ...(payer?.email ? { payerEmail: payer.email } : {}),
    ...(payerName ? { payerName } : {}),
    ...(voucher ? { voucher } : {}),
  };
}

export const toChanged = (one: Order): ChangedPayment => ({
  id: one.id,
  changedAt: changedAt(one),
  ...(isOfOrder(one.external_reference ?? '')
    ? { externalReference: checkoutOf(one.external_reference ?? '') }
    : {}),
});

const CURRENCIES: Record<string, string> = { MEX: 'MXN', MX: 'MXN' };
const changedAt = ({ last_updated_date }: Refunding): Date => last_updated_date ?? new Date(0);
const isBack = ({ status, status_detail: detail }: Order) => status === 'refunded' || detail === 'refunded';

const STATUSES: Record<string, PaymentStatus> = {
  processing: 'in_process',
  failed: 'rejected',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  expired: 'cancelled',
  charged_back: 'charged_back',
};
const WAITS = new Set(['waiting_payment', 'waiting_transfer']);

function statusOf(one: Order): PaymentStatus {
  const { status, status_detail: detail } = one;
  if (isOpen(one)) return 'rejected';
  if (isBack(one)) return 'refunded';
  // The bank decided this case for the shop and gave the money back.
  const isKept = status === 'processed' || (status === 'charged_back' && detail === 'reimbursed');
  if (isKept) return refundedCents(one) > 0 ? 'partially_refunded' : 'approved';
  if (status === 'action_required') return WAITS.has(detail ?? '') ? 'pending' : 'in_process';
  // An unknown status is not money yet: an order may wait for it, never ship on it.
  return STATUSES[status] ?? 'in_process';
}

/** Reasons whose name in the shop, which follows the payments API, differs from the orders API. */
const REASONS: Record<string, string> = {
  created: 'not_paid',
  waiting_payment: 'pending_waiting_payment',
  waiting_transfer: 'pending_waiting_transfer',
  in_process: 'pending_contingency',
  bad_filled_card_data: 'cc_rejected_bad_filled_other',
  required_call_for_authorize: 'cc_rejected_call_for_authorize',
  max_attempts_exceeded: 'cc_rejected_max_attempts',
  rejected_by_issuer: 'rejected_by_issuer',
};
function reasonOf(one: Order): string {
  const latest = attemptsOf(one).at(-1);
  const own = latest?.attempts?.at(-1)?.status_detail ?? latest?.status_detail;
  const isRefused = one.status === 'failed' || one.status_detail === 'waiting_retry';
  const said = (isRefused ? own : undefined) ?? one.status_detail ?? one.status;
  return REASONS[said] ?? (isRefused ? `cc_rejected_${said}` : said);
}

function voucherOf(one: Transaction | undefined, trusted: string[]): ProviderPayment['voucher'] {
  const { id, type, ticket_url, barcode_content, reference, digitable_line } = one?.payment_method ?? {};
  return slipVoucher(
    {
      type,
      method: id,
      payBefore: one?.date_of_expiration ?? undefined,
      links: [ticket_url],
      barcode: barcode_content,
      references: [reference, digitable_line],
      accounts: [reference, digitable_line],
    },
    trusted,
  );
}
