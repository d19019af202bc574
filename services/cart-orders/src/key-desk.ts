import { CARRIER_ACCOUNTS } from '@shop/contracts/carrier-accounts';
import { KEY_ACCOUNTS, type KeyName, type KeysProbe, type KeysProbed } from '@shop/contracts/keys';
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
import { FIRST_PROVIDER, PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { SettingsClient } from './shopping/settings/settings.client.ts';

type Deps = Base<CartOrdersConfig> &
  Awaited<ReturnType<typeof keyParts>> &
  ReturnType<typeof carrierParts> &
  Pick<ReturnType<typeof invoicingParts>, 'invoices'> & {
    provider: PaymentPort;
    settings: Pick<SettingsClient, 'read'>;
  };

const MISSING: KeysProbed = { isGood: false, text: 'Todavía falta alguna llave.' };

/** What each account says of the owner's keys, and whether mails may go where they say. */
export function keyDesk({ config, keys, provider, carriers, invoices, accountKey, settings }: Deps) {
  const modes: Modes = () => {
    const account = carriers();
    const port = invoices();
    const { MAIL_FROM, ...mail } = keys.config();
    return {
      mercadopago: !provider.isReady(FIRST_PROVIDER) ? 'off' : provider.isLive() ? 'real' : 'trial',
      mail: hasServer(mail) && MAIL_FROM ? 'real' : 'off',
      envia: modeOf(account),
      facturapi: modeOf(port),
    };
  };
  const probes = {
    mercadopago: async () =>
      provider.isReady(FIRST_PROVIDER)
        ? provider.probe(FIRST_PROVIDER).catch(() => silent(PROVIDER_LABEL))
        : MISSING,
    mail: async ({ to }: KeysProbe) => {
      if (!to) throw badRequest('Escribe a dónde enviarla.', { to: 'Escribe un correo completo' });
      const { hostname: domain } = new URL(config.PUBLIC_BASE_URL);
      const email = testEmail(config.PUBLIC_BASE_URL)(await settings.read());
      return probeMail(keys.config(), { to, email, domain });
    },
    envia: () => probeCarrier(carriers),
    facturapi: () => probeInvoices(invoices),
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

const modeOf = (account: { isTest: boolean } | undefined) =>
  !account ? 'off' : account.isTest ? 'trial' : 'real';

async function probeCarrier(carriers: Deps['carriers']): Promise<KeysProbed> {
  const { label } = CARRIER_ACCOUNTS.envia;
  const account = carriers();
  if (!account) return MISSING;
  try {
    await account.probe();
    const mode = account.isTest
      ? 'De prueba: las guías no son reales.'
      : 'Real: las guías se pagan con tu saldo.';
    return { isGood: true, text: `${label} acepta el token. ${mode}` };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    return error instanceof CarrierRefusal
      ? {
          isGood: false,
          text: `${label} no acepta el token: está mal copiado o se revocó.`,
          answer: error.reason,
        }
      : silent(label);
  }
}

async function probeInvoices(invoices: Deps['invoices']): Promise<KeysProbed> {
  const { label } = KEY_ACCOUNTS.facturapi;
  const port = invoices();
  if (!port) return MISSING;
  try {
    await port.probe();
    const mode = port.isTest
      ? 'De prueba: las facturas no tienen validez fiscal.'
      : 'Real: las facturas se timbran ante el SAT.';
    return { isGood: true, text: `${label} acepta la llave. ${mode}` };
  } catch (error) {
    if (!(error instanceof InvoiceError)) throw error;
    return error instanceof InvoiceRefusal
      ? {
          isGood: false,
          text: `${label} no acepta la llave: está mal copiada o se revocó.`,
          answer: error.reason,
        }
      : silent(label);
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
