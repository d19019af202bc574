import type { OwnCancelMotive } from '@shop/contracts/invoice';
import type { IvaRate } from '@shop/contracts/iva';

/** `regime` and `use` are the authority's codes; `zip` of who gets the invoice. */
export type InvoiceCustomer = { rfc: string; name: string; regime: string; zip: string };

/** Pieces of one product; money in centavos, with the tax in it. `netCents` is what was paid for all of them. */
export type InvoiceLine = {
  description: string;
  productKey: string;
  unitKey: string;
  /** The number of a sale, in a global invoice. */
  sku?: string;
  quantity: number;
  netCents: number;
  discountCents?: number;
  iva: IvaRate;
};
/** Of a global invoice: `months` by the authority's catalogue, '01' to '18'. */
export type GlobalPeriod = {
  periodicity: 'day' | 'week' | 'fortnight' | 'month' | 'two_months';
  months: string;
  year: number;
};

/** `key`: the same one is the same invoice, however often it is asked for. `paymentForm` is a code of the authority. */
export type NewInvoice = {
  key: string;
  customer: InvoiceCustomer;
  use: string;
  paymentForm: string;
  lines: InvoiceLine[];
  global?: GlobalPeriod;
};
/** What of an invoice goes back: '01' takes off an amount, '03' is of goods that came back. */
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

/** One provider of invoices: its folder is all that knows its words. Every call: @throws InvoiceError within its time limit */
export type InvoicePort = {
  name: string;
  /** Its invoices are worth nothing. */
  isTest: boolean;
  /** What was stamped by a key, though nobody may have heard so. */
  find: (key: string) => Promise<StampedResult | undefined>;
  /** @throws InvoiceRefusal when nothing was stamped; after any other error it may have been */
  stamp: (invoice: NewInvoice) => Promise<StampedResult>;
  /** As above; who gets it is read from the invoice. */
  credit: (credit: NewCredit) => Promise<StampedResult>;
  /** Once more does no harm. @returns false while the authority, or who got it, has not agreed yet @throws InvoiceRefusal */
  cancel: (providerId: string, motive: OwnCancelMotive) => Promise<boolean>;
  readFile: (providerId: string, type: InvoiceFile) => Promise<Buffer>;
  /** Asks something that changes nothing. @throws InvoiceRefusal when the account does not take the key */
  probe: () => Promise<unknown>;
};

/** The provider did not answer, not in time, or not as its documents say. */
export class InvoiceError extends Error {
  constructor(what: string, cause: unknown) {
    super(`invoices: ${what}`, { cause });
    this.name = 'InvoiceError';
  }
}

/** The provider, or the authority, understood and said no; `reason` is in its own words. */
export class InvoiceRefusal extends InvoiceError {
  readonly reason: string;
  /** It says no to whatever the shop asks, until somebody gives it another key. */
  readonly isOfKey: boolean;

  constructor(what: string, reason: string, isOfKey = false) {
    super(what, reason);
    this.name = 'InvoiceRefusal';
    this.reason = reason;
    this.isOfKey = isOfKey;
  }
}
