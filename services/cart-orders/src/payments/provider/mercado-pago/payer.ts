import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';

type Payer = NonNullable<PageOrder['payer']>;

const NUMBER_LENGTH = 10;
const MEXICO = '52';

/**
 * Given names and surnames apart, as the provider compares them with the card's: most have two surnames, and whoever
 * writes four words or more has two given names.
 */
export function namesOf(name: string): { first: string; last: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const given = words.length > 3 ? 2 : 1;
  return { first: words.slice(0, given).join(' '), last: words.slice(given).join(' ') };
}

/** Who pays, in the parts that both APIs ask for; what was not asked in the checkout is left out. */
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
