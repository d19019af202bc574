import type { ParcelEvent } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';

/** One end of a parcel's way. `state` by its name, `phone` of ten digits. */
export type Place = {
  name: string;
  email: string;
  phone: string;
  street: string;
  number: string;
  colonia: string;
  city: string;
  state: string;
  zip: string;
  reference: string;
};
export type Shipment = { from: Place; to: Place; parcel: Parcel; valueCents: number };

/** `carrier` and `service` are the provider's codes; `brand` and `name` are how people know the carrier, and its service. */
export type Offer = {
  carrier: string;
  service: string;
  brand: string;
  name: string;
  priceCents: number;
  days?: number;
  estimate?: string;
};
/** `silent`: carriers that did not answer, or do not go there. */
export type Offers = { offers: Offer[]; silent: string[] };

export type LabelOrder = Shipment & {
  carrier: string;
  service: string;
  /** By it the purchase is found again, when its answer was lost. */
  reference: string;
};
export type BoughtLabel = { number: string; trackUrl?: string; pdfUrl?: string; priceCents?: number };

/** Where the parcel is, as far as its carrier told. */
export type TrackedParcel = {
  number: string;
  stage?: 'onItsWay' | 'delivered';
  events: ParcelEvent[];
};

/** One provider of labels: its folder is all that knows its words. Every call: @throws CarrierError within its time limit */
export type CarrierProvider = {
  name: string;
  /** Its labels cost no real money. */
  isTest: boolean;
  /** What carriers ask for a parcel; `only` asks one of them. */
  quote: (shipment: Shipment, only?: string) => Promise<Offers>;
  /** Buys a label: a call that fails may have bought it. @throws CarrierRefusal when nothing was bought */
  create: (order: LabelOrder) => Promise<BoughtLabel>;
  /** The label with this reference, bought since then; undefined when the provider knows none. */
  find: (reference: string, since: Date) => Promise<BoughtLabel | undefined>;
  /** Gives a label back that no carrier has seen; once more does no harm. @throws CarrierRefusal */
  cancel: (label: { carrier: string; number: string }) => Promise<void>;
  track: (numbers: string[]) => Promise<TrackedParcel[]>;
  /** The label to be printed, from the address that came with it. */
  readPdf: (url: string) => Promise<Buffer>;
  /** Asks something that changes nothing. @throws CarrierKeyRefusal when the account does not take the key */
  probe: () => Promise<unknown>;
};

/** The provider did not answer, not in time, or not as its documents say. */
export class CarrierError extends Error {
  constructor(what: string, cause: unknown) {
    super(`carriers: ${what}`, { cause });
    this.name = 'CarrierError';
  }
}

/** The provider understood and said no; `reason` is for people, in Spanish unless it is a quote of words unknown to us. */
export class CarrierRefusal extends CarrierError {
  readonly reason: string;
  readonly isQuote: boolean;

  constructor(what: string, reason: string, isQuote = false) {
    super(what, reason);
    this.name = 'CarrierRefusal';
    this.reason = reason;
    this.isQuote = isQuote;
  }
}

/** It says no to whatever the shop asks, until somebody gives it another key. */
export class CarrierKeyRefusal extends CarrierRefusal {}
