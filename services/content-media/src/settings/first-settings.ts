import { FIRST_COLORS } from '@shop/contracts/palette';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contracts/constants';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { FIRST_PLACE } from '@shop/contracts/first-place';
import { statementOf } from '@shop/contracts/name-tells';
import { FIRST_ZONE } from '@shop/contracts/time-zone';
import type { SettingsValues } from '@shop/contracts/settings';

type Given = { MAIL_FROM?: string | undefined; OWNER_EMAIL?: string | undefined };

const SAMPLE = 'Flor de Kaab';
/** 'Flor de Kaab' of 'Flor de Kaab <hola@example.com>' */
const nameOf = (sender = ''): string => /^\s*"?([^"<]{2,40}?)"?\s*</.exec(sender)?.[1] ?? SAMPLE;

/** The shop's name and look until the owner decides: from the environment, or else the sample's. */
export function firstSettings({ MAIL_FROM, OWNER_EMAIL }: Given): SettingsValues {
  const name = nameOf(MAIL_FROM);
  return {
    name,
    tagline: 'Elixir Ancestral de México',
    logo: null,
    orderPrefix: 'FK',
    statementText: statementOf(name) ?? statementOf(SAMPLE)!,
    colors: FIRST_COLORS,
    contact: { email: '', phone: '', whatsapp: '' },
    networks: { instagram: '', facebook: '', tiktok: '', youtube: '' },
    address: FIRST_PLACE,
    ivaIncluded: false,
    ownerEmail: OWNER_EMAIL ?? '',
    dashboardLinks: false,
    delivery: FIRST_DELIVERY,
    timeZone: FIRST_ZONE,
    retentionMonths: null,
    paymentMethods: Object.keys(PAYMENT_METHODS) as PaymentMethod[],
  };
}
