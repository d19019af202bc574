import { someSettings } from '@shop/contracts/testing/builders';
import type { FullSettings } from '@shop/contracts/settings';
import { serve } from './serve.ts';

export type SettingsServer = {
  url: string;
  /** The settings that it answers; undefined answers 503. */
  settings: FullSettings | undefined;
  asked: number;
  close: () => Promise<void>;
};

/** A fake content-media that serves the shop's settings to other services. */
export async function settingsServer(over: Partial<FullSettings> = {}): Promise<SettingsServer> {
  const state: Pick<SettingsServer, 'settings' | 'asked'> = { settings: someSettings(over), asked: 0 };
  const { url, close } = await serve((_req, res) => {
    state.asked += 1;
    res.statusCode = state.settings ? 200 : 503;
    res.setHeader('content-type', 'application/json').end(JSON.stringify(state.settings ?? {}));
  });
  return Object.assign(state, { url, close });
}
