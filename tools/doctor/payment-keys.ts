import { keyProblems, modeOf, type Mode } from '@shop/contracts/key-modes';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';

const { error, ok, warning } = findingsOf('Mercado Pago');
const REAL = 'https://api.mercadopago.com';

/** Whether payments go to the real provider instead of a sandbox. */
export const isRealProvider = ({ MERCADOPAGO_BASE_URL }: Environment): boolean =>
  (MERCADOPAGO_BASE_URL ?? REAL).replace(/\/$/, '') === REAL;

/** The two keys belong together and to their address. */
export function checkPaymentKeys(env: Environment): Finding[] {
  const { MERCADOPAGO_ACCESS_TOKEN: token, MERCADOPAGO_PUBLIC_KEY: publicKey } = env;
  if (!token && !publicKey && env.KEYS_SECRET)
    return warning(
      'No hay credenciales en el servidor: cuentan las de «Cobros y correo».',
      'Pruébalas en esa pantalla, con «Probar».',
    );
  if (!token && !publicKey)
    return warning(
      'No hay credenciales: la tienda sólo cobra por su cuenta, con lo que diga «Tienda».',
      'Si quieres cobrar en línea, cópialas de «Tus integraciones» › tu aplicación › Credenciales.',
    );
  if (!token || !publicKey)
    return error(
      `Falta ${token ? 'MERCADOPAGO_PUBLIC_KEY' : 'MERCADOPAGO_ACCESS_TOKEN'}.`,
      'Cópiala de «Tus integraciones» › tu aplicación › Credenciales.',
    );
  const [wrong] = Object.entries(
    keyProblems({ MERCADOPAGO_ACCESS_TOKEN: token, MERCADOPAGO_PUBLIC_KEY: publicKey }),
  );
  if (wrong)
    return error(
      `${wrong[0]}: ${wrong[1]}`,
      'Vuelve a copiar las dos completas, de la misma pestaña, sin espacios ni comillas.',
    );
  return checkProvider(env, modeOf('MERCADOPAGO_ACCESS_TOKEN', token));
}

function checkProvider(env: Environment, mode: Mode): Finding[] {
  if (!isRealProvider(env))
    return mode === 'production'
      ? error(
          `Credenciales de producción con otro proveedor (${env.MERCADOPAGO_BASE_URL}).`,
          'Quita MERCADOPAGO_BASE_URL para cobrar de verdad.',
        )
      : warning(
          'Los pagos van al simulador: no se mueve dinero.',
          'Para vender, pon tus credenciales de producción.',
        );
  return mode === 'test'
    ? warning('Credenciales de prueba: no se mueve dinero.', 'Para vender, pon las de producción.')
    : ok('Las dos credenciales son de producción.');
}
