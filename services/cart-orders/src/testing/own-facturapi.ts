import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StampedInvoice } from '../../../../embedded/src/facturapi/books.ts';
import { startFacturapi } from '../../../../embedded/src/facturapi/server.ts';

type InvoiceFault = {
  match: string;
  times: number;
  status?: number;
  body?: object;
  delayMs?: number;
  isLost?: boolean;
};
export type OwnFacturapi = Awaited<ReturnType<typeof ownFacturapi>>;

const key = 'sk_test_own';

/** An invoice account for one test file, with its controls. */
export async function ownFacturapi() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-facturapi-'));
  const server = await startFacturapi({ dataDir, key });
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${server.url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }
  return {
    env: { FACTURAPI_KEY: key, FACTURAPI_BASE_URL: `${server.url}/v2` },
    /** The account's own books: everything that it has stamped. */
    stamped: async () => (await control<{ invoices: StampedInvoice[] }>('GET', '/ledger')).invoices,
    fault: (fault: InvoiceFault) => control('POST', '/faults', fault),
    clear: () => control('DELETE', '/faults'),
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
