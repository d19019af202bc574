import { FIRST_OWN_SIZE } from '@shop/contracts/own-sizes';
import { FIRST_PARCEL } from '@shop/contracts/parcel';
import { NO_MEASURING } from '@shop/contracts/measuring';
import { NO_NOTICES } from '@shop/contracts/notices';
import { PAY_KIND_NAMES, type PayKind } from '@shop/contracts/pay-kinds';
import { NO_SAT } from '@shop/contracts/sat-codes';
import { NO_SELLER } from '@shop/contracts/seller';
import type { FullSettings, SettingsForm, SettingsFormInput } from '@shop/contracts/settings';
import { isSameValue } from '../list/is-same-value.ts';

const FIRST_OWN_SIZES = [FIRST_OWN_SIZE];
/** The form's values of settings that are stored only when the owner changes them. */
const DEFAULTS = {
  deliveredAfterDays: undefined,
  returnDays: undefined,
  freeReturns: false,
  whatsappOrders: false,
  giftCards: false,
  hours: '',
  seller: NO_SELLER,
  sellerRfc: '',
  sat: NO_SAT,
  ivaOfDelivery: '' as const,
  ivaOfBlends: '' as const,
  parcel: FIRST_PARCEL,
  nameBesideLogo: true,
  ownBlends: true,
  notices: NO_NOTICES,
  measuring: NO_MEASURING,
  payKinds: PAY_KIND_NAMES as PayKind[],
  payChoice: false,
  maxInstallments: undefined,
  freeMonths: [],
  paymentProvider: undefined,
  ownTransfer: null,
  payAtPickup: null,
  ownBlendSizes: FIRST_OWN_SIZES,
};

/** The form values of the stored settings: empty when there is no picture or no stored value. */
export const valuesOf = ({ logo, giftCardAmounts = [], ...others }: FullSettings) => ({
  ...DEFAULTS,
  ...others,
  giftCardAmounts: giftCardAmounts.join(', '),
  logo: logo ?? '',
});

/**
 * What is sent: a default that stays is left out, because a later release may change it; null takes a value back.
 * `read` are the form's first values.
 */
export function toStore(values: SettingsForm, read: Partial<SettingsFormInput>): SettingsFormInput {
  const told = (Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]).map((name) => [
    name,
    isSameValue(values[name], read[name]) ? undefined : (values[name] ?? null),
  ]);
  const sent: SettingsFormInput = { ...values, ...Object.fromEntries(told) };
  if (sent.ownBlendSizes && isSameValue(sent.ownBlendSizes, FIRST_OWN_SIZES)) sent.ownBlendSizes = null;
  if (!values.giftCardAmounts?.length && !read.giftCardAmounts) sent.giftCardAmounts = undefined;
  return sent;
}
