import { FIRST_OWN_SIZE } from '@shop/contracts/own-sizes';
import { FIRST_PARCEL } from '@shop/contracts/parcel';
import { NO_MEASURING } from '@shop/contracts/measuring';
import { NO_NOTICES } from '@shop/contracts/notices';
import { PAY_KIND_NAMES, type PayKind } from '@shop/contracts/pay-kinds';
import { NO_SAT } from '@shop/contracts/sat-codes';
import { NO_SELLER } from '@shop/contracts/seller';
import type { FullSettings, SettingsForm, SettingsFormInput } from '@shop/contracts/settings';
import { same } from '../list/same.ts';

const FIRST_OWN_SIZES = [FIRST_OWN_SIZE];
/** What is so until the owner switches it off. */
const FIRST_ON = { nameBesideLogo: true, ownBlends: true };
/** What is stored as the form has it: an empty field where there is no picture, and one for what nobody has set. */
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

export type Read = Partial<
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
/** What counts by itself is not stored: a later release may count otherwise. `read` is what the form began with. */
export const toStore = (values: SettingsForm, read: Read): SettingsFormInput => ({
  ...values,
  nameBesideLogo: values.nameBesideLogo === read.nameBesideLogo ? undefined : values.nameBesideLogo,
  ownBlends: values.ownBlends === read.ownBlends ? undefined : values.ownBlends,
  freeReturns: values.freeReturns === read.freeReturns ? undefined : values.freeReturns,
  whatsappOrders: values.whatsappOrders === read.whatsappOrders ? undefined : values.whatsappOrders,
  giftCards: values.giftCards === read.giftCards ? undefined : values.giftCards,
  giftCardAmounts:
    values.giftCardAmounts?.length || read.giftCardAmounts ? values.giftCardAmounts : undefined,
  payChoice: values.payChoice === read.payChoice ? undefined : values.payChoice,
  payKinds: same(values.payKinds, read.payKinds) ? undefined : values.payKinds,
  freeMonths: same(values.freeMonths, read.freeMonths) ? undefined : values.freeMonths,
  ivaOfDelivery: values.ivaOfDelivery ?? (read.ivaOfDelivery ? '' : undefined),
  ivaOfBlends: values.ivaOfBlends ?? (read.ivaOfBlends ? '' : undefined),
  ownTransfer: values.ownTransfer ?? (read.ownTransfer ? null : undefined),
  payAtPickup: values.payAtPickup ?? (read.payAtPickup ? null : undefined),
  paymentProvider: values.paymentProvider ?? (read.paymentProvider ? null : undefined),
  measuring: values.measuring ?? (same(read.measuring, NO_MEASURING) ? undefined : null),
  returnDays: values.returnDays ?? (read.returnDays === undefined ? undefined : null),
  hours: values.hours || (read.hours ? '' : undefined),
  sellerRfc: values.sellerRfc || (read.sellerRfc ? '' : undefined),
  ...(same(values.sat, NO_SAT) && same(read.sat, NO_SAT) && { sat: undefined }),
  ...(same(values.seller, NO_SELLER) && same(read.seller, NO_SELLER) && { seller: undefined }),
  ...(same(values.notices, read.notices) && { notices: undefined }),
  ...(same(values.parcel, FIRST_PARCEL) && same(read.parcel, FIRST_PARCEL) && { parcel: undefined }),
  ...(same(values.ownBlendSizes, FIRST_OWN_SIZES) && {
    ownBlendSizes: same(read.ownBlendSizes, FIRST_OWN_SIZES) ? undefined : null,
  }),
});
