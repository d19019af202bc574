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
/** Settings that are on by default. */
const FIRST_ON = { nameBesideLogo: true, ownBlends: true };
/** The form values of the stored settings: empty when there is no picture or no stored value. */
export const valuesOf = ({ logo, giftCardAmounts = [], ...others }: FullSettings) => ({
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
  ...FIRST_ON,
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
  ...others,
  giftCardAmounts: giftCardAmounts.join(', '),
  logo: logo ?? '',
});

export type FirstSettings = Partial<
  Pick<
    SettingsFormInput,
    | 'payKinds'
    | 'payChoice'
    | 'freeReturns'
    | 'whatsappOrders'
    | 'giftCards'
    | 'giftCardAmounts'
    | 'ownTransfer'
    | 'payAtPickup'
    | 'paymentProvider'
    | 'returnDays'
    | 'freeMonths'
    | 'parcel'
    | 'notices'
    | 'measuring'
    | 'ownBlendSizes'
    | 'hours'
    | 'seller'
    | 'sellerRfc'
    | 'sat'
    | 'ivaOfDelivery'
    | 'ivaOfBlends'
    | keyof typeof FIRST_ON
  >
>;
/** Defaults are not stored, because a later release may change them. `read` are the form's first values. */
export const toStore = (values: SettingsForm, read: FirstSettings): SettingsFormInput => ({
  ...values,
  nameBesideLogo: values.nameBesideLogo === read.nameBesideLogo ? undefined : values.nameBesideLogo,
  ownBlends: values.ownBlends === read.ownBlends ? undefined : values.ownBlends,
  freeReturns: values.freeReturns === read.freeReturns ? undefined : values.freeReturns,
  whatsappOrders: values.whatsappOrders === read.whatsappOrders ? undefined : values.whatsappOrders,
  giftCards: values.giftCards === read.giftCards ? undefined : values.giftCards,
  giftCardAmounts:
    values.giftCardAmounts?.length || read.giftCardAmounts ? values.giftCardAmounts : undefined,
  payChoice: values.payChoice === read.payChoice ? undefined : values.payChoice,
  payKinds: isSameValue(values.payKinds, read.payKinds) ? undefined : values.payKinds,
  freeMonths: isSameValue(values.freeMonths, read.freeMonths) ? undefined : values.freeMonths,
  ivaOfDelivery: values.ivaOfDelivery ?? (read.ivaOfDelivery ? '' : undefined),
  ivaOfBlends: values.ivaOfBlends ?? (read.ivaOfBlends ? '' : undefined),
  ownTransfer: values.ownTransfer ?? (read.ownTransfer ? null : undefined),
  payAtPickup: values.payAtPickup ?? (read.payAtPickup ? null : undefined),
  paymentProvider: values.paymentProvider ?? (read.paymentProvider ? null : undefined),
  measuring: values.measuring ?? (isSameValue(read.measuring, NO_MEASURING) ? undefined : null),
  returnDays: values.returnDays ?? (read.returnDays === undefined ? undefined : null),
  hours: values.hours || (read.hours ? '' : undefined),
  sellerRfc: values.sellerRfc || (read.sellerRfc ? '' : undefined),
  ...(isSameValue(values.sat, NO_SAT) && isSameValue(read.sat, NO_SAT) && { sat: undefined }),
  ...(isSameValue(values.seller, NO_SELLER) && isSameValue(read.seller, NO_SELLER) && { seller: undefined }),
  ...(isSameValue(values.notices, read.notices) && { notices: undefined }),
  ...(isSameValue(values.parcel, FIRST_PARCEL) &&
    isSameValue(read.parcel, FIRST_PARCEL) && { parcel: undefined }),
  ...(isSameValue(values.ownBlendSizes, FIRST_OWN_SIZES) && {
    ownBlendSizes: isSameValue(read.ownBlendSizes, FIRST_OWN_SIZES) ? undefined : null,
  }),
});
