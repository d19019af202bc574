import type { PaymentStatus } from '@shop/contracts/order';
import type { PaymentVoucher } from '../../orders/order/order-parts.model.ts';
import { ProviderError, type PreferencePort } from '../../shopping/checkout/preference.port.ts';

/** A payment as the provider knows it now. */
export type ProviderPayment = {
  id: string;
  status: PaymentStatus;
  /** The provider's reason, e.g. 'accredited' or 'cc_rejected_insufficient_amount'. */
  statusDetail: string;
  /** The checkout it pays for, when it was made from one of our preferences. */
  externalReference?: string;
  amountCents: number;
  /** What of it has gone back. */
  refundedCents: number;
  /** When the provider last changed it. */
  changedAt: Date;
  currency: string;
  collectorId?: string;
  voucher?: PaymentVoucher;
  payerEmail?: string;
  payerName?: string;
};

/** Without an amount all that is left goes back; the same key is the same refund however often it is sent. */
export type ProviderRefundRequest = { paymentId: string; key: string; amountCents?: number };
export type ProviderRefund = { id: string; amountCents: number; at: Date };

/** `changedAt` is by the provider's clock. */
export type ChangedPayment = { id: string; externalReference?: string; changedAt: Date };
/** Fewer on a page: it is the last one. */
export const CHANGED_PAGE = 100;

/** What payments need of a provider. Every call: @throws ProviderError within 5 seconds */
export type PaymentPort = PreferencePort & {
  getPayment: (id: string) => Promise<ProviderPayment | undefined>;
  /** Ids of all payments made for a checkout, the newest first. */
  findPayments: (checkoutId: string) => Promise<string[]>;
  /** One page of all payments that changed since, the longest ago first; without `since`, in the last eight days. */
  findChanged: (place: { since?: Date | undefined; offset: number }) => Promise<ChangedPayment[]>;
  /** @throws RefusedError when sending it again is no use */
  refund: (order: ProviderRefundRequest) => Promise<ProviderRefund>;
  /** All refunds of a payment, also those that were made in the provider's own pages. */
  findRefunds: (paymentId: string) => Promise<ProviderRefund[]>;
};

/** The provider understood and said no; `code` is its own number of the reason, 0 when it gave none. */
export class RefusedError extends ProviderError {
  readonly code: number;

  constructor(what: string, cause: unknown, code: number) {
    super(what, cause);
    this.name = 'RefusedError';
    this.code = code;
  }
}
