import type { SettingsClient } from './settings.client.ts';

/** The owner may move the shop to another zone: its days follow within this time. */
const EVERY_MS = 15_000;

/** Has the process go by the clocks of the shop, whatever it is asked for. @returns stops it */
export async function followSettings(settings: Pick<SettingsClient, 'recall' | 'read'>): Promise<() => void> {
  await settings.recall();
  const timer = setInterval(() => void settings.read().catch(() => undefined), EVERY_MS).unref();
  return () => clearInterval(timer);
}
