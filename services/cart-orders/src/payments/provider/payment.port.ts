import type { IncomingHttpHeaders } from 'node:http';
import type { KeysProbed } from '@shop/contracts/keys';
import type { PaymentBrowser } from '@shop/contracts/payment-browsers';
import type { PaymentStatus } from '@shop/contracts/order';
import type { PaymentVoucher } from '../../orders/order/order-parts.model.ts';
import type { PaymentCharges } from '../../orders/order/payment-charges.model.ts';
import {
  ProviderError,
  type PageCapabilities,
  type PageOrder,
  type PaymentPage,
} from '../../shopping/checkout/payment-page.port.ts';

/** A payment in its current state at the provider. */
export type ProviderPayment = {
  /** Up to 64 characters of A-Z a-z 0-9 _ -, otherwise opaque. */
  id: string;
  status: PaymentStatus;
  /** The reason, in the words of contracts' payment-reasons, e.g. 'accredited' or 'cc_rejected_insufficient_amount'. */
  statusDetail: string;
  /** The checkout that it pays, when it was made from one of our pages. */
  externalReference?: string;
  amountCents: number;
  /** How much of it was refunded. */
  refundedCents: number;
  /** When the provider last changed it. */
  changedAt: Date;
  currency: string;
  /** The bank took the money for good, and wants no more proof. */
  isLost?: true;
  /** Nobody has paid it yet, or an attempt was refused, and it can still be paid: the shop stores nothing yet. */
  isOpen?: true;
  /** The account at the provider that receives the money. */
  account?: string;
  voucher?: PaymentVoucher;
  payerEmail?: string;
  payerName?: string;
  /** Set once it was paid and the provider reports fees. */
  charges?: PaymentCharges;
};

/** Without an amount everything that is left is refunded; one key is one refund however often it is sent. */
type ProviderRefundRequest = {
  paymentId: string;
  key: string;
  amountCents?: number;
  /** An automatic refund, which no person asked for. */
  isAlone?: boolean;
};
export type ProviderRefund = { id: string; amountCents: number; at: Date };

/** `changedAt` is the provider's time. */
export type ChangedPayment = { id: string; externalReference?: string; changedAt: Date };
/** Without `since`: the last 180 days. */
export type ChangedPlace = { since?: Date | undefined; offset: number };
/** A page with fewer results is the last one. */
export const CHANGED_PAGE = 100;

/** An undecided claim or chargeback about a payment. */
export type Dispute = {
  paymentId: string;
  /** What the shop can do: send proof, answer, or only wait. */
  awaits: 'proof' | 'answer' | 'decision';
  /** The provider's deadline for it, when it gives one. */
  until?: Date;
};

export type Query = Record<string, unknown>;
/** A request that claims to come from the provider. */
export type ReceivedRequest = { headers: IncomingHttpHeaders; query: Query; rawBody: Buffer };
/** News about a payment, deduplicated by `id`. `stops`: the purchase must not be delivered. */
export type PaymentEvent = { id: string; paymentId: string; stops?: true };
/**
 * `proven` events come from the provider. `hinted` ids may come from anybody. `isOther`: the provider reported
 * something that names no payment, so the shop searches for all changes.
 */
export type Notification = { proven: PaymentEvent[]; hinted: string[]; isOther?: true };

/** One provider. Only its folder knows its API. Every call to it: @throws ProviderError within 5 seconds */
export type PaymentProvider = {
  /** Its name in the database, and in its notification address: /api/webhooks/{name}. */
  name: string;
  capabilities: PageCapabilities;
  /** It has all the keys that it needs; without them it is never called. */
  isReady: boolean;
  /** It takes real money: it is neither a sandbox nor a test account. */
  isLive: boolean;
  createPage: (order: PageOrder) => Promise<Omit<PaymentPage, 'provider'>>;
  expirePage: (id: string, order: PageOrder, from?: Date) => Promise<void>;
  getPayment: (id: string) => Promise<ProviderPayment | undefined>;
  /** One page of all payments that changed since, the oldest change first. */
  findChanged: (place: ChangedPlace) => Promise<ChangedPayment[]>;
  /** All open claims that payers made at the provider, for any payment of the account. */
  findClaims: () => Promise<Dispute[]>;
  /** Undecided chargebacks of this payment at the payer's bank. */
  findChargebacks: (paymentId: string) => Promise<Dispute[]>;
  /** @throws RefusedError when a retry is useless */
  refund: (order: ProviderRefundRequest) => Promise<ProviderRefund>;
  /** All refunds of a payment, including those made on the provider's own pages. */
  findRefunds: (paymentId: string) => Promise<ProviderRefund[]>;
  /** Undefined when the request is not genuine although it claims to be. */
  readNotification: (received: ReceivedRequest) => Notification | undefined;
  /** The provider that a notification's payment id belongs to, when several providers share notifications. */
  whose?: (id: string) => string;
  /** The payment behind this number of the account, which claims and alerts name. */
  ofNumber?: (number: string) => Promise<string | undefined>;
  /** The payment that the payer returns from, on this page. */
  readReturn: (query: Query, pageId?: string) => string | undefined;
  /** Describes the provider's account in words for the owner. */
  probe: () => Promise<KeysProbed>;
  /** What the checkout needs to start the provider in the browser. */
  browser: () => PaymentBrowser & { publicKey: string };
};

/** The provider understood and refused; `code` is its own reason number, 0 when it gave none. */
export class RefusedError extends ProviderError {
  readonly code: number;
  /** The text for an administrator. */
  readonly reason: string;

  constructor(what: string, cause: unknown, { code, reason }: { code: number; reason: string }) {
    super(what, cause);
    this.name = 'RefusedError';
    this.code = code;
    this.reason = reason;
  }
}
