import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warning } = findingsOf('Proxy');

/** Behind a local proxy all visitors share its address and its limits, unless the proxy is trusted. */
export function checkProxy({ PUBLIC_BASE_URL: address, TRUSTED_PROXIES, localPort }: Environment): Finding[] {
  if (!localPort || !address || !URL.canParse(address)) return [];
  const { protocol, port } = new URL(address);
  const isDirect = protocol === 'http:' && Number(port || 80) === localPort;
  if (isDirect) return [];
  if (TRUSTED_PROXIES) return ok(`Se confía en ${TRUSTED_PROXIES}.`);
  return warning(
    `${address} llega por un proxy al puerto ${localPort}, y TRUSTED_PROXIES está vacío: todos los visitantes parecen uno solo y comparten sus límites.`,
    'Pon TRUSTED_PROXIES=loopback si el proxy está en esta máquina, o su dirección.',
  );
}
