import { modeOf } from '@shop/contracts/key-modes';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';
import { isRealProvider } from './payment-keys.ts';

const { error, ok, warning } = findingsOf('Dirección pública');
const TOKEN = 'MERCADOPAGO_ACCESS_TOKEN';
const LOCAL = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])|\.local$/;

/** Whether the provider and shoppers can and may reach the address. */
export function checkPublicAddress(env: Environment): Finding[] {
  const address = env.PUBLIC_BASE_URL;
  if (!address || !URL.canParse(address))
    return error(
      `PUBLIC_BASE_URL ${address ? `no es una dirección: ${address}` : 'falta'}.`,
      'Pon la dirección que abren tus clientes, p. ej. https://tienda.mx.',
    );
  const { protocol, hostname, pathname } = new URL(address);
  if (pathname !== '/')
    return error(`${address} tiene una ruta.`, 'Deja sólo el origen, p. ej. https://tienda.mx.');
  const isSafe = protocol === 'https:';
  const isLocal = LOCAL.test(hostname);
  const sells = isRealProvider(env) && modeOf(TOKEN, env[TOKEN] ?? '') === 'production';
  if (sells && !isSafe)
    return error(
      `${address} no usa https y las credenciales son de producción: Mercado Pago no avisaría de los pagos y los datos viajarían a la vista.`,
      'Pon un certificado delante de la tienda y https:// en PUBLIC_BASE_URL.',
    );
  if (sells && isLocal)
    return error(
      `${address} sólo existe en esta red: Mercado Pago no puede avisar de los pagos.`,
      'Usa un dominio público.',
    );
  if (isRealProvider(env) && !isSafe)
    return warning(
      `Con ${address} Mercado Pago no regresa al cliente por sí solo (auto_return) ni avisa de los pagos.`,
      'Para probarlo completo usa un túnel https y su dirección en PUBLIC_BASE_URL.',
    );
  return isSafe
    ? ok(`${address} usa https.`)
    : warning(`${address} no usa https.`, 'Está bien en tu máquina; para vender hace falta https.');
}
