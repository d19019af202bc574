import { someSettings } from '@shop/contracts/testing/builders';
import type { FullSettings } from '@shop/contracts/settings';
import { serve } from './serve.ts';

export type SettingsServer = {
  url: string;
  /** The settings that it answers; undefined answers 503. */
  settings: FullSettings | undefined;
  asked: number;
  /** Holds the next answer, which is made at once: resolves to what sends it. */
  hold: () => Promise<() => void>;
  close: () => Promise<void>;
};

/** A fake content-media that serves the shop's settings to other services. */
export async function settingsServer(over: Partial<FullSettings> = {}): Promise<SettingsServer> {
  const state: Pick<SettingsServer, 'settings' | 'asked'> = { settings: someSettings(over), asked: 0 };
  let held: ((send: () => void) => void) | undefined;
  const { url, close } = await serve((_req, res) => {
    state.asked += 1;
    res.statusCode = state.settings ? 200 : 503;
    const body = JSON.stringify(state.settings ?? {});
    const send = () => void res.setHeader('content-type', 'application/json').end(body);
    if (held) held(send);
    else send();
    held = undefined;
  });
  const hold = () => new Promise<() => void>((arrived) => (held = arrived));
  return Object.assign(state, { url, hold, close });
}
