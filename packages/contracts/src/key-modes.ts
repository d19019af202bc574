import type { KeyName } from './keys.ts';

export type Mode = 'test' | 'production' | 'unknown';
/** What a key of Mercado Pago says of itself. Those of the provider's test users look like production ones. */
export const modeOf = (key: string): Mode =>
  key.startsWith('TEST-') ? 'test' : key.startsWith('APP_USR-') ? 'production' : 'unknown';

const WORDS = { test: 'de prueba', production: 'de producción', unknown: '' };
const NO_KEY = 'No parece una credencial: empieza con APP_USR- o TEST-.';
const NO_INVOICE_KEY = 'No parece una llave: empieza con sk_live_ o sk_test_.';
const SAME = 'Es igual al access token: copia cada una de su lugar.';

type Keys = Partial<Record<KeyName, string>>;

/** Why keys cannot be right, or belong together, by the field that says so. */
export const keyProblems = (keys: Keys): Keys => ({ ...paymentProblems(keys), ...invoiceProblems(keys) });

const invoiceProblems = ({ FACTURAPI_KEY: key }: Keys): Keys =>
  key === undefined || /^sk_(live|test)_/.test(key) ? {} : { FACTURAPI_KEY: NO_INVOICE_KEY };

function paymentProblems(keys: Keys): Keys {
  const { MERCADOPAGO_ACCESS_TOKEN: token, MERCADOPAGO_PUBLIC_KEY: publicKey } = keys;
  const [ofToken, ofPublic] = [token, publicKey].map((key) => (key === undefined ? undefined : modeOf(key)));
  if (ofToken === 'unknown') return { MERCADOPAGO_ACCESS_TOKEN: NO_KEY };
  if (ofPublic === 'unknown') return { MERCADOPAGO_PUBLIC_KEY: NO_KEY };
  if (!ofToken || !ofPublic) return {};
  if (token === publicKey) return { MERCADOPAGO_PUBLIC_KEY: SAME };
  if (ofToken === ofPublic) return {};
  return {
    MERCADOPAGO_PUBLIC_KEY: `Es ${WORDS[ofPublic]} y el access token es ${WORDS[ofToken]}: copia las dos de la misma pestaña.`,
  };
}
