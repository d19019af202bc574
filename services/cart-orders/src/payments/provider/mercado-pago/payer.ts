import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';

type Payer = NonNullable<PageOrder['payer']>;

const NUMBER_LENGTH = 10;
const MEXICO = '52';

/**
 * Splits a name into given names and surnames, which the provider compares with the card's. Most people have two
 * surnames; a name of four words or more has two given names.
 */
export function namesOf(name: string): { first: string; last: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const given = words.length > 3 ? 2 : 1;
  return { first: words.slice(0, given).join(' '), last: words.slice(given).join(' ') };
}

/** The payer's data in the parts that both APIs take; what the checkout did not ask is left out. */
export function payerParts({ name, phone, address, city, state, zip }: Payer) {
  const { first, last } = namesOf(name);
  const digits = phone?.replace(/\D/g, '').slice(-NUMBER_LENGTH);
  return {
    first,
    last,
    phone: digits?.length === NUMBER_LENGTH ? { area_code: MEXICO, number: digits } : undefined,
    address: address && zip ? { street_name: address, zip_code: zip } : undefined,
    place: { ...(city ? { city } : {}), ...(state ? { state } : {}) },
  };
}
