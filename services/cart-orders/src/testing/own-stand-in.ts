import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Server = { url: string; close: () => Promise<void> };
type Fault = {
  match: string;
  times: number;
  status?: number;
  body?: object;
  delayMs?: number;
  isLost?: boolean;
};

/** A provider's stand-in for one test file, whose faults affect no other file, with data of its own. */
export async function ownStandIn(start: (dataDir: string) => Promise<Server>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-stand-in-'));
  const server = await start(dataDir);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The test controls of a stand-in that takes this token. */
export function controlsOf(url: string, token: string) {
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }
  return {
    control,
    fault: (fault: Fault) => control('POST', '/faults', fault),
    clear: () => control('DELETE', '/faults'),
  };
}
