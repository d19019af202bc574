import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';

const { error, ok, silent, warning } = findingsOf('Guías');
const TIMEOUT_MS = 5_000;
const REAL = 'https://api.envia.com';
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The account for labels answers and accepts the token; silent in a shop without one. */
export async function checkCarriers(env: Environment): Promise<Finding[]> {
  const { ENVIA_TOKEN: token, ENVIA_BASE_URL = REAL, ENVIA_QUERIES_URL } = env;
  if (!token) return [];
  const address = withoutSlash(ENVIA_QUERIES_URL ?? 'https://queries.envia.com');
  try {
    const { status } = await fetch(`${address}/carrier?country_code=MX`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 401 || status === 403)
      return error('Envia.com no acepta el token.', 'Cópialo de nuevo en ENVIA_TOKEN.');
    if (status >= 500)
      return warning(`Envia.com responde con ${status}.`, 'Intenta de nuevo en unos minutos.');
    const isReal = withoutSlash(ENVIA_BASE_URL) === REAL;
    return ok(isReal ? 'Envia.com acepta el token.' : 'Responde, con guías de prueba.');
  } catch (cause) {
    return silent(address, cause);
  }
}
