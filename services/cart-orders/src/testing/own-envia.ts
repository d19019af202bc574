import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEnvia } from '../../../../embedded/src/envia/server.ts';

export type SoldLabel = { trackingNumber: string; status: string; reference: string; totalPrice: number };
export type EnviaFault = {
  match: string;
  times: number;
  status?: number;
  delayMs?: number;
  isLost?: boolean;
};
export type OwnEnvia = Awaited<ReturnType<typeof ownEnvia>>;

const token = 'TEST-envia';

/** A labels account for one test file, with its controls. */
export async function ownEnvia() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-envia-'));
  const server = await startEnvia({ dataDir, token });
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${server.url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }
  return {
    url: server.url,
    env: { ENVIA_TOKEN: token, ENVIA_BASE_URL: server.url, ENVIA_QUERIES_URL: server.url },
    /** The account's own books: every label that was paid. */
    sold: async () => (await control<{ labels: SoldLabel[] }>('GET', '/ledger')).labels,
    fault: (fault: EnviaFault) => control('POST', '/faults', fault),
    clear: () => control('DELETE', '/faults'),
    turn: (number: string, status: 'Created' | 'Shipped' | 'Delivered') =>
      control('POST', `/labels/${number}/status`, { status }),
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
