import type { ParcelEvent } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';

/** Sender or recipient of a parcel. `state` is a name, `phone` has ten digits. */
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

/** `carrier` and `service` are the provider's codes; `brand` and `name` are their names for people. */
export type Offer = {
  carrier: string;
  service: string;
  brand: string;
  name: string;
  priceCents: number;
  days?: number;
  estimate?: string;
};
/** `silent`: carriers that did not answer, or do not serve the place. */
export type Offers = { offers: Offer[]; silent: string[] };

export type LabelOrder = Shipment & {
  carrier: string;
  service: string;
  /** Finds the purchase again when its answer was lost. */
  reference: string;
};
export type BoughtLabel = { number: string; trackUrl?: string; pdfUrl?: string; priceCents?: number };

/** Where the parcel is, as far as its carrier reports. */
export type TrackedParcel = {
  number: string;
  stage?: 'onItsWay' | 'delivered';
  events: ParcelEvent[];
};

/** One provider of labels. Only its folder knows its API. Every call: @throws CarrierError within its time limit */
export type CarrierProvider = {
  name: string;
  /** Its labels cost no real money. */
  isTest: boolean;
  /** The carriers' offers for a parcel; `only` asks one of them. */
  quote: (shipment: Shipment, only?: string) => Promise<Offers>;
  /** Buys a label. A failed call may still have bought it. @throws CarrierRefusal when nothing was bought */
  create: (order: LabelOrder) => Promise<BoughtLabel>;
  /** The label with this reference, bought since that time; undefined when the provider knows none. */
  find: (reference: string, since: Date) => Promise<BoughtLabel | undefined>;
  /** Cancels a label that no carrier has scanned; repeating it does no harm. @throws CarrierRefusal */
  cancel: (label: { carrier: string; number: string }) => Promise<void>;
  track: (numbers: string[]) => Promise<TrackedParcel[]>;
  /** The printable label, from the address that came with it. */
  readPdf: (url: string) => Promise<Buffer>;
  /** A call that changes nothing. @throws CarrierKeyRefusal when the account does not accept the key */
  probe: () => Promise<unknown>;
};

/** The provider did not answer, was too late, or gave an undocumented answer. */
export class CarrierError extends Error {
  constructor(what: string, cause: unknown) {
    super(`carriers: ${what}`, { cause });
    this.name = 'CarrierError';
  }
}

/** The provider refused; `reason` is for people, in Spanish unless it quotes words unknown to us. */
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

/** The account refuses all calls of the shop until it gets another key. */
export class CarrierKeyRefusal extends CarrierRefusal {}
