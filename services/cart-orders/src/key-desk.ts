import {
  KEY_ACCOUNTS,
  PAYMENT_ACCOUNTS,
  type KeyName,
  type KeysProbe,
  type KeysProbed,
  type PaymentAccount,
} from '@shop/contracts/keys';
import { paragraph } from '@shop/mail/blocks';
import { renderEmail } from '@shop/mail/email';
import { hasServer } from '@shop/mail/env';
import { probeMail, refusesServer } from '@shop/mail/probe-mail';
import { badRequest } from '@shop/service-kit/errors';
import type { Base } from '@shop/service-kit/service/open-base';
import type { carrierParts } from './carriers/parts.ts';
import { CarrierError, CarrierRefusal } from './carriers/provider/carrier.port.ts';
import type { CartOrdersConfig } from './config.ts';
import type { invoicingParts } from './invoicing/parts.ts';
import { InvoiceError, InvoiceRefusal } from './invoicing/provider/invoice.port.ts';
import type { Modes } from './keys/keys.view.ts';
import type { keyParts } from './keys/parts.ts';
import type { PaymentPort } from './payments/provider/payment-desk.ts';
import type { SettingsClient } from './shopping/settings/settings.client.ts';

type Deps = Base<CartOrdersConfig> &
  Awaited<ReturnType<typeof keyParts>> &
  ReturnType<typeof carrierParts> &
  Pick<ReturnType<typeof invoicingParts>, 'invoices'> & {
    provider: PaymentPort;
    settings: Pick<SettingsClient, 'read'>;
  };

const MISSING: KeysProbed = { isGood: false, text: 'Todavía falta alguna llave.' };

/** What each account says about the owner's keys, and whether mails may go through their server. */
export function keyDesk({ config, keys, provider, carriers, invoices, accountKey, settings }: Deps) {
  const modes: Modes = () => {
    const { MAIL_FROM, ...mail } = keys.config();
    return {
      ...ofPayments((name) => (!provider.isReady(name) ? 'off' : provider.isLive(name) ? 'real' : 'trial')),
      mail: hasServer(mail) && MAIL_FROM ? 'real' : 'off',
      envia: modeOf(carriers()),
      facturapi: modeOf(invoices()),
    };
  };
  const probes = {
    ...ofPayments(
      (name) => async () =>
        provider.isReady(name) ? provider.probe(name).catch(() => silent(KEY_ACCOUNTS[name].label)) : MISSING,
    ),
    mail: async ({ to }: KeysProbe) => {
      if (!to) throw badRequest('Escribe a dónde enviarla.', { to: 'Escribe un correo completo' });
      const { hostname: domain } = new URL(config.PUBLIC_BASE_URL);
      const email = testEmail(config.PUBLIC_BASE_URL)(await settings.read());
      return probeMail(keys.config(), { to, email, domain });
    },
    envia: () => probeAccount(carriers(), ENVIA),
    facturapi: () => probeAccount(invoices(), FACTURAPI),
  };
  return {
    modes,
    probes,
    refusesServer: (server: string) => refusesServer(config, server),
    onChanged: async (names: KeyName[]) => {
      if (names.includes('ENVIA_TOKEN')) await accountKey.forget();
    },
  };
}

const ofPayments = <T>(of: (name: PaymentAccount) => T) =>
  Object.fromEntries(PAYMENT_ACCOUNTS.map((name) => [name, of(name)])) as Record<PaymentAccount, T>;

const modeOf = (account: { isTest: boolean } | undefined) =>
  !account ? 'off' : account.isTest ? 'trial' : 'real';

const ENVIA = {
  label: KEY_ACCOUNTS.envia.label,
  key: 'el token',
  wrong: 'está mal copiado o se revocó',
  trial: 'De prueba: las guías no son reales.',
  real: 'Real: las guías se pagan con tu saldo.',
};
const FACTURAPI = {
  label: KEY_ACCOUNTS.facturapi.label,
  key: 'la llave',
  wrong: 'está mal copiada o se revocó',
  trial: 'De prueba: las facturas no tienen validez fiscal.',
  real: 'Real: las facturas se timbran ante el SAT.',
};
type Words = Record<'label' | 'key' | 'wrong' | 'trial' | 'real', string>;
type Account = { isTest: boolean; probe: () => Promise<unknown> };

async function probeAccount(
  account: Account | undefined,
  { label, key, ...words }: Words,
): Promise<KeysProbed> {
  if (!account) return MISSING;
  try {
    await account.probe();
    return { isGood: true, text: `${label} acepta ${key}. ${account.isTest ? words.trial : words.real}` };
  } catch (error) {
    if (error instanceof CarrierRefusal || error instanceof InvoiceRefusal)
      return { isGood: false, text: `${label} no acepta ${key}: ${words.wrong}.`, answer: error.reason };
    if (error instanceof CarrierError || error instanceof InvoiceError) return silent(label);
    throw error;
  }
}

const silent = (label: string): KeysProbed => ({
  isGood: false,
  text: `${label} no contesta por el momento. Tus llaves quedaron como estaban: prueba en un rato.`,
});

const testEmail = (shopUrl: string) =>
  renderEmail({
    subject: 'Prueba de correo',
    preview: 'Tu tienda ya puede enviar correos.',
    title: 'Tu tienda ya puede enviar correos',
    blocks: [paragraph('Si lees esto, los avisos de pedidos y mensajes salen por este servidor.')],
    footer: (shop) => `Lo pidió quien administra ${shop}, en «Cobros y correo».`,
    shopUrl,
  });
