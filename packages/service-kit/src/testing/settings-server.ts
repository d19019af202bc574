import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someSettings } from '@shop/contracts/testing/builders';
import type { FullSettings } from '@shop/contracts/settings';

export type SettingsServer = {
  url: string;
  /** What it answers; undefined is a 503. */
  settings: FullSettings | undefined;
  asked: number;
  close: () => Promise<void>;
};

/** Plays content-media as far as others read the shop's settings of it. */
export async function settingsServer(over: Partial<FullSettings> = {}): Promise<SettingsServer> {
  const state: Pick<SettingsServer, 'settings' | 'asked'> = { settings: someSettings(over), asked: 0 };
  const server: Server = createServer((_req, res) => {
    state.asked += 1;
    res.statusCode = state.settings ? 200 : 503;
    res.setHeader('content-type', 'application/json').end(JSON.stringify(state.settings ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
