import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';
import { isRealProvider } from './payment-keys.ts';

const { error, ok, warning } = findingsOf('Avisos de pago');

/** Payment notifications reach the shop. The test sends one that names no payment and changes nothing. */
export async function checkWebhook(env: Environment): Promise<Finding[]> {
  if (!env.PUBLIC_BASE_URL || !URL.canParse(env.PUBLIC_BASE_URL)) return [];
  const address = `${env.PUBLIC_BASE_URL.replace(/\/$/, '')}/api/webhooks/mercadopago`;
  const problem = isRealProvider(env) ? error : warning;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
    const { received } = (await answer.json().catch(() => ({}))) as { received?: boolean };
    if (answer.ok && received) return ok(`${address} recibe avisos.`);
    return problem(
      `${address} responde ${answer.status}, pero no es la tienda.`,
      'Revisa a dónde lleva tu dominio y el proxy que hay delante.',
    );
  } catch (cause) {
    return problem(
      `${address} no responde: ${reasonOf((cause as Error).cause ?? cause)}`,
      '¿Está encendida la tienda? ¿Llega el dominio a ella, con un certificado válido?',
    );
  }
}
