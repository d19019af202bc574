import type { OwnCancelMotive } from '@shop/contracts/invoice';
import type { IvaRate } from '@shop/contracts/iva';

/** `regime` and `use` are the authority's codes; `zip` is the receiver's. */
type InvoiceCustomer = { rfc: string; name: string; regime: string; zip: string };

/** Pieces of one product; money in centavos, tax included. `netCents` is what was paid for all of them. */
export type InvoiceLine = {
  description: string;
  productKey: string;
  unitKey: string;
  /** The sale's number, in a global invoice. */
  sku?: string;
  quantity: number;
  netCents: number;
  discountCents?: number;
  iva: IvaRate;
};
/** A global invoice's period: `months` by the authority's catalogue, '01' to '18'. */
export type GlobalPeriod = {
  periodicity: 'day' | 'week' | 'fortnight' | 'month' | 'two_months';
  months: string;
  year: number;
};

/** `key`: one key is one invoice, however often it is asked for. `paymentForm` is a code of the authority. */
export type NewInvoice = {
  key: string;
  customer: InvoiceCustomer;
  use: string;
  paymentForm: string;
  lines: InvoiceLine[];
  global?: GlobalPeriod;
};
/** A refunded part of an invoice: '01' takes off an amount, '03' is for returned goods. */
export type NewCredit = {
  key: string;
  of: { providerId: string; uuid: string };
  relationship: '01' | '03';
  paymentForm: string;
  lines: { description: string; cents: number; iva: IvaRate }[];
};
/** `uuid` is the authority's folio. */
export type StampedResult = { providerId: string; uuid: string; isTest: boolean; totalCents: number };

export type InvoiceFile = 'pdf' | 'xml';

/** One provider of invoices. Only its folder knows its API. Every call: @throws InvoiceError within its time limit */
export type InvoicePort = {
  name: string;
  /** Its invoices are not valid. */
  isTest: boolean;
  /** What was stamped with a key, even if the answer was lost. */
  find: (key: string) => Promise<StampedResult | undefined>;
  /** @throws InvoiceRefusal when nothing was stamped; after any other error it may have been */
  stamp: (invoice: NewInvoice) => Promise<StampedResult>;
  /** Like `stamp`; the receiver is read from the invoice. */
  credit: (credit: NewCredit) => Promise<StampedResult>;
  /** Repeating is harmless. @returns false until the authority and the receiver have agreed @throws InvoiceRefusal */
  cancel: (providerId: string, motive: OwnCancelMotive) => Promise<boolean>;
  readFile: (providerId: string, type: InvoiceFile) => Promise<Buffer>;
  /** Makes a call that changes nothing. @throws InvoiceRefusal when the account does not accept the key */
  probe: () => Promise<unknown>;
};

/** The provider did not answer, was too slow, or answered differently from its documents. */
export class InvoiceError extends Error {
  constructor(what: string, cause: unknown) {
    super(`invoices: ${what}`, { cause });
    this.name = 'InvoiceError';
  }
}

/** The provider, or the authority, understood and refused; `reason` is in its own words. */
export class InvoiceRefusal extends InvoiceError {
  readonly reason: string;
  /** It refuses every call until it has another key. */
  readonly isOfKey: boolean;

  constructor(what: string, reason: string, isOfKey = false) {
    super(what, reason);
    this.name = 'InvoiceRefusal';
    this.reason = reason;
    this.isOfKey = isOfKey;
  }
}
