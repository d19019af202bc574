import * as z from 'zod/mini';
import { IVA_RATE_NAMES } from './iva.ts';
import { apiError, imageUrl, version } from './common.ts';
import { NETWORKS, PAYMENT_METHODS, type Network, type PaymentMethod } from './constants.ts';
import { isGeneric } from './fiscal-codes.ts';
import { asRfc, isRfc } from './rfc.ts';
import { LEAST_CONTRAST } from './contrast.ts';
import { freeMonths, freeMonthsForm } from './free-months-form.ts';
import { deliveryDays, deliveryDaysForm } from './delivery-days.ts';
import { deliveryPlan, deliveryPlanForm } from './delivery-plan.ts';
import { ownTransfer, ownTransferForm, payAtPickup, payAtPickupForm } from './own-pay.ts';
import { ownSizes, ownSizesForm } from './own-sizes-form.ts';
import { measuring, measuringForm } from './measuring.ts';
import { notices, noticesForm } from './notices.ts';
import { weakContrasts } from './palette.ts';
import { promotion, promotionsForm } from './promotion.ts';
import { PAYMENT_PROVIDERS } from './payment-browsers.ts';
import { MOST_INSTALLMENTS, PAY_KIND_NAMES } from './pay-kinds.ts';
import { parcelSettings } from './parcel.ts';
import { giftCardFields, giftCardSettings } from './gift-amounts.ts';
import { safeLink } from './safe-link.ts';
import { ownSwitches, switches } from './setting-switches.ts';
import { satCodes, satCodesForm } from './sat-codes.ts';
import { TIME_ZONE_NAMES } from './time-zone.ts';
import { clearable, codeText, email, line, token } from './typed-text.ts';

const record = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
const networkNames = Object.keys(NETWORKS) as Network[];
const methodNames = Object.keys(PAYMENT_METHODS) as PaymentMethod[];
const COLOR_NAMES = ['ground', 'text', 'dark', 'button', 'link', 'accent', 'detail'] as const;

/** GET /api/settings: the shop's public settings. */
export const settings = z.object({
  name: z.string(),
  tagline: z.string(),
  /** Address of a picture; without one the shop draws its own logo. */
  logo: z.nullable(z.string()),
  colors: z.object(record(COLOR_NAMES, z.string())),
  contact: z.object({ email: z.string(), phone: z.string(), whatsapp: z.string() }),
  networks: z.object(record(networkNames, z.string())),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  /** The seller, as the law requires it; a '' comes from `contact` and `address` (seller.ts). */
  seller: z.optional(
    z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  ),
  ...switches,
  ...giftCardSettings,
  /** When the shop answers, in the owner's words. */
  hours: z.optional(z.string()),
  /** Prices say 'IVA incluido'. */
  ivaIncluded: z.boolean(),
  paymentMethods: z.array(z.enum(methodNames)),
  /** Months without interest beside prices; absent where the provider may not give them. */
  freeMonthsTold: z.optional(freeMonths),
  /** The provider's kinds of payment that the shop offers; absent means all. */
  payKinds: z.optional(z.array(z.enum(PAY_KIND_NAMES))),
  delivery: z.optional(deliveryDays),
  /** Ways to get an order; without any, delivery is free. */
  deliveryWays: z.optional(deliveryPlan),
  /** Sizes of custom blends; absent means FIRST_OWN_SIZE. */
  ownBlendSizes: z.optional(ownSizes),
  /** Weight and size of parcels, where nothing else gives them. */
  parcel: z.optional(parcelSettings),
  /** Days to send an order back; 0 means never, and absent means undecided. */
  returnDays: z.optional(z.int()),
  /** The time zone of the shop's clocks and days. */
  timeZone: z.optional(z.enum(TIME_ZONE_NAMES)),
  /** Mails that shoppers may ask for; absent means none. */
  notices: z.optional(notices),
  /** Services that measure the visits of people who agree; absent means none. */
  measuring: z.optional(measuring),
});
export type Settings = z.infer<typeof settings>;

/** The same for administrators and the shop's own services. */
export const fullSettings = z.extend(settings, {
  ...ownSwitches,
  /** 'FK' makes 'FK-000012'; existing orders keep their number. */
  orderPrefix: z.string(),
  /** The text on the statement of the buyer's card. */
  statementText: z.string(),
  /** The seller's RFC; it holds a person's date of birth, so shoppers never get it. */
  sellerRfc: z.optional(z.string()),
  /** The most months for a card payment; null means what the provider gives. */
  maxInstallments: z.optional(z.nullable(z.int())),
  freeMonths: z.optional(freeMonths),
  /** Payments to the shop itself; absent means off. */
  ownTransfer: z.optional(ownTransfer),
  payAtPickup: z.optional(payAtPickup),
  /** The provider of new checkouts; absent means the one that the environment chooses. */
  paymentProvider: z.optional(z.enum(PAYMENT_PROVIDERS)),
  /** The address for notices of orders and messages; '' means nobody. */
  ownerEmail: z.string(),
  /** Personal data older than this is deleted daily; null means never. */
  retentionMonths: z.optional(z.nullable(z.int())),
  /** Days after leaving when an order counts as delivered; null means never. */
  deliveredAfterDays: z.optional(z.nullable(z.int())),
  /** Tax rates of delivery and of custom blends; products have their own. */
  ivaOfDelivery: z.optional(z.enum(IVA_RATE_NAMES)),
  ivaOfBlends: z.optional(z.enum(IVA_RATE_NAMES)),
  /** The authority's codes of what invoices are of; absent means FIRST_SAT. */
  sat: z.optional(satCodes),
  /** Promotions of carts; absent means none. */
  promotions: z.optional(z.array(promotion)),
  version,
});
export type FullSettings = z.infer<typeof fullSettings>;

/** GET /internal/settings: with the owner's texts for mails, by the section of the content page 'mails'. */
export const internalSettings = z.extend(fullSettings, {
  mailTexts: z.optional(z.record(z.string(), z.string())),
  mailSubjects: z.optional(z.record(z.string(), z.string())),
  /** By the shop's own words (mail-words.ts). */
  mailWords: z.optional(z.record(z.string(), z.string())),
});
export type InternalSettings = z.infer<typeof internalSettings>;

const short = (max: number) => clearable(line(0, max, `Máximo ${max} caracteres`));

const EMAIL = 'Escribe un correo válido';
const optionalEmail = clearable(z.union([z.literal('', EMAIL), email(EMAIL)], EMAIL));
const PHONE = 'Escribe el teléfono con lada, p. ej. 999 123 4567';
const phone = clearable(line(0, 60, PHONE).check(z.regex(/^$|^\+?(?:[ ().\/\p{Pd}]*\d){10,13}$/u, PHONE)));
const RFC = 'Revisa tu RFC: no coincide con su dígito verificador';
const isOwnRfc = (rfc: string) => isRfc(rfc) && !isGeneric(rfc);
const LINK = 'Escribe la dirección completa, con https://';
const link = clearable(
  line(0, 500, LINK).check(z.refine<string>((value) => value === '' || safeLink(value) !== undefined, LINK)),
);
const COLOR = 'Elige un color';
const color = z.string(COLOR).check(z.regex(/^#[0-9a-f]{6}$/i, COLOR), z.toUpperCase());
const PREFIX = 'De 1 a 6 letras o números, sin espacios ni acentos';
const IMAGE = 'Debe ser una URL válida';
const STATEMENT = 'De 3 a 13 letras, números o espacios, sin acentos';

const colors = z.strictObject(record(COLOR_NAMES, color)).check(({ value, issues }) => {
  for (const { field, where, ratio } of weakContrasts(value))
    issues.push({
      code: 'custom',
      input: value[field],
      path: [field],
      message: `No se lee bien sobre ${where}: contraste ${ratio.toFixed(1)}, hace falta ${LEAST_CONTRAST}`,
    });
});

const INSTALLMENTS = `Escribe de 1 a ${MOST_INSTALLMENTS}, o déjalo vacío`;
const installments = z.nullable(
  z.int(INSTALLMENTS).check(z.gte(1, INSTALLMENTS), z.lte(MOST_INSTALLMENTS, INSTALLMENTS)),
);

const MONTHS = 'Escribe de 6 a 120 meses, o déjalo vacío';
const months = z.nullable(z.int(MONTHS).check(z.gte(6, MONTHS), z.lte(120, MONTHS)));

const ARRIVED = 'Escribe de 1 a 60 días, o déjalo vacío';
const arrivedDays = z.nullable(z.int(ARRIVED).check(z.gte(1, ARRIVED), z.lte(60, ARRIVED)));

const RETURN_DAYS = 'Escribe de 0 a 365 días, o déjalo vacío';
const returnDays = z.int(RETURN_DAYS).check(z.gte(0, RETURN_DAYS), z.lte(365, RETURN_DAYS));

/** A setting that null removes. */
const takenBack = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** '' and null remove a rate. */
const ivaRate = z.optional(
  z.pipe(
    z.nullable(z.enum(['', ...IVA_RATE_NAMES], 'Elige de la lista')),
    z.transform((rate) => rate || undefined),
  ),
);

const fields = {
  name: line(2, 40, 'El nombre debe tener al menos 2 caracteres'),
  tagline: short(120),
  /** '' removes the picture. */
  logo: z.pipe(
    z.union([z.literal('', IMAGE), z.nullable(imageUrl)], IMAGE),
    z.transform((address: string | null) => address || null),
  ),
  orderPrefix: codeText(/^[A-Z][A-Z0-9]{0,5}$/, PREFIX),
  // The provider accepts 13 characters; banks drop everything but plain letters.
  statementText: line(0, 60, STATEMENT).check(
    z.toUpperCase(),
    z.regex(/^[A-Z0-9][A-Z0-9 ]{1,11}[A-Z0-9]$/, STATEMENT),
  ),
  colors,
  contact: z.strictObject({ email: optionalEmail, phone, whatsapp: phone }),
  networks: z.strictObject(record(networkNames, link)),
  address: z.strictObject({ street: short(120), city: short(80), state: short(40), zip: short(12) }),
  seller: z.optional(z.strictObject({ name: short(254), address: short(250), phone, email: optionalEmail })),
  sellerRfc: z.optional(
    clearable(token(asRfc, RFC).check(z.refine<string>((rfc) => rfc === '' || isOwnRfc(rfc), RFC))),
  ),
  hours: z.optional(short(120)),
  ...switches,
  ...ownSwitches,
  ...giftCardFields,
  ivaIncluded: z.boolean(),
  ownerEmail: optionalEmail,
  delivery: z.optional(deliveryDaysForm),
  /** null: delivery is free everywhere. What is absent stays as it is. */
  deliveryWays: takenBack(deliveryPlanForm),
  /** null: the size of the specification. */
  ownBlendSizes: takenBack(ownSizesForm),
  parcel: z.optional(parcelSettings),
  timeZone: z.optional(z.enum(TIME_ZONE_NAMES, 'Elige de la lista')),
  retentionMonths: z.optional(months),
  deliveredAfterDays: z.optional(arrivedDays),
  notices: z.optional(noticesForm),
  /** null: nobody. */
  measuring: measuringForm,
  returnDays: takenBack(returnDays),
  payKinds: z.optional(
    z.array(z.enum(PAY_KIND_NAMES), 'Elige de la lista').check(
      z.minLength(1, 'Deja al menos una'),
      z.overwrite((chosen) => PAY_KIND_NAMES.filter((name) => chosen.includes(name))),
    ),
  ),
  maxInstallments: z.optional(installments),
  freeMonths: z.optional(freeMonthsForm),
  /** null: off. */
  ownTransfer: takenBack(ownTransferForm),
  payAtPickup: takenBack(payAtPickupForm),
  /** null: what the environment chooses. */
  paymentProvider: takenBack(z.enum(PAYMENT_PROVIDERS, 'Elige de la lista')),
  ivaOfDelivery: ivaRate,
  ivaOfBlends: ivaRate,
  sat: z.optional(satCodesForm),
  /** null: none. */
  promotions: takenBack(promotionsForm),
  paymentMethods: z
    .array(z.enum(methodNames), 'Elige de la lista')
    .check(z.overwrite((chosen) => methodNames.filter((name) => chosen.includes(name)))),
};

/** The form 'Tienda'. */
export const settingsForm = z.object({ ...fields, version });
export type SettingsForm = z.output<typeof settingsForm>;
export type SettingsFormInput = z.input<typeof settingsForm>;
export type SettingsValues = Omit<SettingsForm, 'version'>;

/**
 * PUT /api/admin/settings: all settings, and the version that was read; a newer one is a 409. A field that an earlier
 * page does not know, and so omits, stays as it is.
 */
export const settingsUpdate = z.strictObject({ ...fields, version });

/** The 409 of PUT: the settings as somebody else stored them meanwhile. */
export const settingsConflict = z.extend(apiError, { current: fullSettings });
