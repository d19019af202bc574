import { giftPaymentId, isGiftPayment } from '@shop/contracts/gift-card';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { toPesos } from '@shop/contracts/money';
import { AppError, conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { inTurn, isOfOver, paymentIdsOf } from '../../orders/order/order-payments.ts';
import { DISPUTED, isRefundable } from '../../orders/order/payment.rank.ts';
import type { PaymentRow, PaymentStore } from '../settle/payment.store.ts';
import {
  askedBefore,
  askPayment,
  assertLeft,
  nothingLeft,
  requestRefund,
  tooMuch,
  type RequestRefundDeps,
} from './refund.ts';
import { isOfPart, pricePart, type RefundInput } from './refund-part.ts';
import type { RefundEntry, RefundLedgerRow, RefundStore } from './refund.store.ts';
import { leftCentsOf, type Paid } from './refund.view.ts';

export type RefundOrderDeps = RequestRefundDeps & { payments: Pick<PaymentStore, 'these'> };
type Books = Pick<RefundLedgerRow, 'promisedCents' | 'refunds'>;

/** An order's refunds and promised money, over all its payments, without refunds of overpayment. */
export const booksOf = async ({ refunds }: { refunds: RefundStore }, order: OrderRow): Promise<Books> =>
  booksIn(order, await refunds.ofPayments(paymentIdsOf(order)));

function booksIn(order: OrderRow, ledgers: RefundLedgerRow[]): Books {
  const all = ledgers.flatMap((ledger) => ledger.refunds);
  const over = all.filter((one) => isOfOver(order._id, one));
  return {
    promisedCents: sum(ledgers.map((ledger) => ledger.promisedCents)) - sum(over.map(centsOf)),
    refunds: all.filter((one) => !over.includes(one)).sort((a, b) => a.at.getTime() - b.at.getTime()),
  };
}

export const paidOf = ({ totalCents, refundedCents = 0, paymentStatus }: OrderRow): Paid => ({
  paidCents: totalCents,
  refundedCents,
  paymentStatus,
});

const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);
const centsOf = ({ status, amountCents }: RefundEntry): number => (status === 'failed' ? 0 : amountCents);

/**
 * Refunds money of an order, from its last payment first. Returns the total that was asked for.
 *
 * A piece is refunded once, although its money may come from several ledgers. The order's refunds and ledgers are read
 * together, and the first ledger refuses when it has another refund since then. Two simultaneous calls begin with the
 * same ledger, or the slower one sees the other's entry there.
 * @throws as requestRefund, 409 a part that has gone back or cost nothing, or another amount left than was seen
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  order: OrderRow,
  { seenLeftCents, ...press }: RefundInput,
): Promise<RefundEntry> {
  // Payments are read before the ledgers, so that the ledgers contain every refund that the payments report.
  const rows = order.payments && (await deps.payments.these(paymentIdsOf(order)));
  const ledgers = await ledgersAsSeen(deps, order, { seenLeftCents, ...press });
  const priced = pricePart(order, ledgers, press);
  const steps = rows
    ? stepsOf(order, { rows, ledgers, press: priced, isNamed: press.amountCents !== undefined })
    : [{ paymentId: order.paymentIntentId }];
  const seen = ledgers.find(({ _id }) => _id === steps[0]!.paymentId)?.refunds.length ?? 0;
  const made: RefundEntry[] = [];
  let beforeCents = 0;
  for (const [at, step] of steps.entries()) {
    const ofPart = isOfPart(press) && { beforeCents };
    const ofSeen = at === 0 && (isOfPart(press) || seenLeftCents !== undefined) && { seen };
    made.push(
      await requestRefund(deps, { ...priced, ...step, ...ofPart, ...ofSeen }).catch((error: unknown) => {
        throw at > 0 && error instanceof AppError ? stoppedAfter(made, error) : error;
      }),
    );
    beforeCents += made.at(-1)!.amountCents;
  }
  return {
    ...made[0]!,
    amountCents: sum(made.map(({ amountCents }) => amountCents)),
    status: made.every(({ status }) => status === 'done') ? 'done' : 'requested',
  };
}

/** Notes in the ledgers what went back in the provider's own pages since they were last told. @throws AppError 503 */
async function observeMade(deps: RefundOrderDeps, paymentIds: string[]): Promise<void> {
  for (const paymentId of paymentIds) {
    const payment = await askPayment(deps, paymentId);
    if (payment) await deps.refunds.observe(paymentId, payment.refundedCents, payment.provider);
  }
}

/**
 * The order's ledgers. For a new press by who saw how much is left, they know what went back in the provider's own pages
 * until now. @throws AppError 409 another amount is left than was seen, 503
 */
async function ledgersAsSeen(
  deps: RefundOrderDeps,
  order: OrderRow,
  { seenLeftCents, requestId }: Pick<RefundInput, 'requestId'> & { seenLeftCents: number | undefined },
): Promise<RefundLedgerRow[]> {
  const read = () => deps.refunds.ofPayments(paymentIdsOf(order));
  const isKnown = (ledgers: RefundLedgerRow[]) =>
    booksIn(order, ledgers).refunds.some((one) => one.requestId === requestId);
  const before = await read();
  if (seenLeftCents === undefined || isKnown(before)) return before;
  await observeMade(deps, paymentIdsOf(order));
  const ledgers = await read();
  const { promisedCents } = booksIn(order, ledgers);
  const leftCents = (await giftLeftOf(deps, order)) ?? leftCentsOf(paidOf(order), promisedCents);
  if (!isKnown(ledgers)) assertLeft(leftCents, seenLeftCents);
  return ledgers;
}

/** One payment has refunded its share and the next one refuses: the message states both. */
function stoppedAfter(made: RefundEntry[], { status, message }: AppError): AppError {
  const back = sum(made.map(({ amountCents }) => amountCents));
  return new AppError(
    status,
    `Este pedido se pagó en partes: se devolvieron ${formatCentavos(back)} y el resto no. ${message} Lo que falta se puede pedir otra vez.`,
    { back: toPesos(back) },
  );
}

const ASK =
  'Un banco o el proveedor puede quitarte lo demás que se pagó de este pedido, así que lo de su tarjeta de regalo no vuelve solo. Si quieres devolverlo, escribe ese importe.';

/**
 * What is left of a gift card's part (centavos) while the other payment is disputed: it is refunded too only when a
 * person names the amount.
 */
export async function giftLeftOf(
  { refunds }: { refunds: RefundStore },
  { checkoutId, giftCard, payments, paymentStatus }: OrderRow,
): Promise<number | undefined> {
  if (!giftCard || !payments || !DISPUTED.includes(paymentStatus)) return undefined;
  const id = giftPaymentId(checkoutId);
  const over = payments.find((one) => one.id === id)?.overCents ?? 0;
  const ledger = await refunds.find(id);
  return giftCard.cents + over - (ledger?.promisedCents ?? 0);
}

/** `isNamed`: a person named the amount; it does not follow from the pieces or from what is left. */
type Known = { rows: PaymentRow[]; ledgers: RefundLedgerRow[]; press: RefundInput; isNamed: boolean };

/**
 * Splits a refund over the order's payments. A repeated press continues: its earlier entries keep their amounts and
 * order, and only the missing amount is taken from what the other payments have left.
 */
function stepsOf({ payments = [], paymentStatus }: OrderRow, { rows, ledgers, press, isNamed }: Known) {
  const known = inTurn(payments).map(({ id, cents }) => {
    const row = rows.find(({ _id }) => _id === id);
    const ledger = ledgers.find(({ _id }) => _id === id);
    const own = ledger?.refunds.find(({ requestId }) => requestId === press.requestId);
    const over = (row?.amountCents ?? cents) - cents;
    const back = Math.max(ledger?.promisedCents ?? 0, row?.refundedCents ?? 0) - over;
    return { id, own, left: row && isRefundable(row.status) ? cents - Math.max(0, back) : 0 };
  });
  const begun = known
    .flatMap(({ id: paymentId, own }) => (own ? [{ ...own, paymentId }] : []))
    .toSorted((one, other) => (one.beforeCents ?? 0) - (other.beforeCents ?? 0))
    .map(({ paymentId, amountCents }) => ({ paymentId, amountCents }));
  const others = known.filter(({ own }) => !own);
  const begunCents = sum(begun.map(({ amountCents }) => amountCents));
  let wanted = (press.amountCents ?? Infinity) - begunCents;
  if (wanted < 0) throw askedBefore(begunCents);
  const more = others.map(({ id: paymentId, left }) => {
    const amountCents = Math.max(0, Math.min(wanted, left));
    wanted -= amountCents;
    return { paymentId, amountCents };
  });
  const asked = [...begun, ...more].filter(({ amountCents }) => amountCents > 0);
  const isUnasked = DISPUTED.includes(paymentStatus) && !isNamed && begun.length === 0;
  if (isUnasked && asked.some(({ paymentId }) => isGiftPayment(paymentId))) throw conflict(ASK);
  if (asked.length === 0) throw nothingLeft();
  if (press.amountCents !== undefined && wanted > 0) throw tooMuch(sum(others.map(({ left }) => left)));
  return asked;
}
