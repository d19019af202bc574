import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';

const { error, ok, silent, warning } = findingsOf('Mercado Pago');
const TIMEOUT_MS = 5_000;
/** Notifications' signatures contain a time: with a larger clock difference they look forged or old. */
const MOST_SKEW_MS = 60_000;

/** The provider answers, accepts the token, sells in Mexico, and its clock agrees with this machine's. */
export async function checkProvider(env: Environment): Promise<Finding[]> {
  const token = env.MERCADOPAGO_ACCESS_TOKEN;
  if (!token) return [];
  const address = (env.MERCADOPAGO_BASE_URL ?? 'https://api.mercadopago.com').replace(/\/$/, '');
  try {
    const answer = await fetch(`${address}/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const account = (await answer.json().catch(() => ({}))) as Account;
    return [...checkAccount(answer.status, account), ...checkClock(answer.headers.get('date'), Date.now())];
  } catch (cause) {
    return silent(address, cause);
  }
}

export type Account = { site_id?: string; tags?: string[]; nickname?: string };

export function checkAccount(status: number, { site_id, tags = [], nickname }: Account): Finding[] {
  if (status === 401 || status === 403)
    return error('No acepta el Access Token.', 'Cópialo de nuevo: quizá se renovó o se revocó.');
  if (status !== 200) return warning(`Responde con ${status}.`, 'Intenta de nuevo en unos minutos.');
  if (site_id !== 'MLM')
    return error(
      `La cuenta ${nickname} es de ${site_id}, no de México (MLM).`,
      'Usa una cuenta mexicana: la tienda cobra en MXN.',
    );
  if (tags.includes('test_user'))
    return warning(
      `${nickname} es un usuario de prueba: no se mueve dinero.`,
      'Para vender, pon las credenciales de tu cuenta.',
    );
  return ok(`Cobra la cuenta ${nickname}.`);
}

/** @param now milliseconds since 1970 */
export function checkClock(date: string | null, now: number): Finding[] {
  const skew = date ? Math.round((now - Date.parse(date)) / 1_000) : 0;
  if (Math.abs(skew) * 1_000 <= MOST_SKEW_MS) return [];
  return findingsOf('Reloj').error(
    `Esta máquina va ${Math.abs(skew)} s ${skew > 0 ? 'adelantada' : 'atrasada'}: sus fechas y los códigos de verificación serían falsos.`,
    'Enciende la hora automática (chrony o systemd-timesyncd).',
  );
}
