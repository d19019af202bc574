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

/** A payment as the provider knows it now. */
export type ProviderPayment = {
  /** Up to 64 of A-Z a-z 0-9 _ -, and nothing else is known of it. */
  id: string;
  status: PaymentStatus;
  /** The reason, in the words of contracts' payment-reasons, e.g. 'accredited' or 'cc_rejected_insufficient_amount'. */
  statusDetail: string;
  /** The checkout it pays for, when it was made from one of our pages. */
  externalReference?: string;
  amountCents: number;
  /** What of it has gone back. */
  refundedCents: number;
  /** When the provider last changed it. */
  changedAt: Date;
  currency: string;
  /** The bank took the money for good: what it wanted to know it knows. */
  isLost?: true;
  /** Nobody has paid it yet, or an attempt was refused, and it can be paid still: then nothing is noted of it. */
  isOpen?: true;
  /** Whose money it is at the provider. */
  account?: string;
  voucher?: PaymentVoucher;
  payerEmail?: string;
  payerName?: string;
  /** Once it was paid and the provider says so. */
  charges?: PaymentCharges;
};

/** Without an amount all that is left goes back; the same key is the same refund however often it is sent. */
type ProviderRefundRequest = {
  paymentId: string;
  key: string;
  amountCents?: number;
  /** No person asked for it. */
  isAlone?: boolean;
};
export type ProviderRefund = { id: string; amountCents: number; at: Date };

/** `changedAt` is by the provider's clock. */
export type ChangedPayment = { id: string; externalReference?: string; changedAt: Date };
/** Without `since`, in the last 180 days. */
export type ChangedPlace = { since?: Date | undefined; offset: number };
/** Fewer on a page: it is the last one. */
export const CHANGED_PAGE = 100;

/** Somebody wants the money of a payment back, and it is not decided. */
export type Dispute = {
  paymentId: string;
  /** What the shop can do: send its proof, answer, or only wait. */
  awaits: 'proof' | 'answer' | 'decision';
  /** The provider takes it until then, where it says so. */
  until?: Date;
};

export type Query = Record<string, unknown>;
/** A request that says that it comes from the provider. */
export type ReceivedRequest = { headers: IncomingHttpHeaders; query: Query; rawBody: Buffer };
/** News of a payment, once by its `id`. `stops`: what was paid must not be delivered. */
export type PaymentEvent = { id: string; paymentId: string; stops?: true };
/**
 * `proven` comes from the provider. `hinted` are ids that anybody may have sent. `isOther`: the provider told of something
 * that names no payment, so that all that changed is looked at.
 */
export type Notification = { proven: PaymentEvent[]; hinted: string[]; isOther?: true };

/** One provider: its folder is all that knows its words. Every call out: @throws ProviderError within 5 seconds */
export type PaymentProvider = {
  /** Names it in rows, and in the address of its notifications: /api/webhooks/{name}. */
  name: string;
  capabilities: PageCapabilities;
  /** It has all keys that it needs; without them nothing is asked of it. */
  isReady: boolean;
  /** It takes real money: not a sandbox, nor an account for trials. */
  isLive: boolean;
  createPage: (order: PageOrder) => Promise<Omit<PaymentPage, 'provider'>>;
  expirePage: (id: string, order: PageOrder, from?: Date) => Promise<void>;
  getPayment: (id: string) => Promise<ProviderPayment | undefined>;
  /** One page of all payments that changed since, the longest ago first. */
  findChanged: (place: ChangedPlace) => Promise<ChangedPayment[]>;
  /** All that payers have told the provider itself and that is open, of any payment of the account. */
  findClaims: () => Promise<Dispute[]>;
  /** What a payer's bank has begun about this payment and not decided. */
  findChargebacks: (paymentId: string) => Promise<Dispute[]>;
  /** @throws RefusedError when sending it again is no use */
  refund: (order: ProviderRefundRequest) => Promise<ProviderRefund>;
  /** All refunds of a payment, also those that were made in the provider's own pages. */
  findRefunds: (paymentId: string) => Promise<ProviderRefund[]>;
  /** Undefined when it says that it is the provider's and is not. */
  readNotification: (received: ReceivedRequest) => Notification | undefined;
  /** The provider whose payment an id of its notifications is, where several tell of each other's. */
  whose?: (id: string) => string;
  /** The payment that its account also knows by this number, which claims and alerts name. */
  ofNumber?: (number: string) => Promise<string | undefined>;
  /** The payment that the payer comes back from, from this page. */
  readReturn: (query: Query, pageId?: string) => string | undefined;
  /** Asks whose its account is; for the owner, in words. */
  probe: () => Promise<KeysProbed>;
  /** What the checkout needs to start it in the browser. */
  browser: () => PaymentBrowser & { publicKey: string };
};

/** The provider understood and said no; `code` is its own number of the reason, 0 when it gave none. */
export class RefusedError extends ProviderError {
  readonly code: number;
  /** What an administrator is told. */
  readonly reason: string;

  constructor(what: string, cause: unknown, { code, reason }: { code: number; reason: string }) {
    super(what, cause);
    this.name = 'RefusedError';
    this.code = code;
    this.reason = reason;
  }
}
