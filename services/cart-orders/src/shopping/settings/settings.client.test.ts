import { describe, expect, test } from '@jest/globals';
import { setShopZone, shopZone } from '@shop/service-kit/days';
import { createLog } from '@shop/service-kit/log';
import { connectMongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { settingsServer, type SettingsServer } from '@shop/service-kit/testing/settings-server';
import { createSettingsClient, type SettingsClient } from './settings.client.ts';
import { createSettingsCopy } from './settings-copy.ts';

type Given = { server: SettingsServer; clock: { now: number }; restart: () => SettingsClient };

async function withClient(run: (client: SettingsClient, given: Given) => Promise<void>): Promise<void> {
  const env = backing();
  const db = await connectMongo(env.MONGODB_URI, env.MONGODB_DB, () => undefined);
  const server = await settingsServer();
  const clock = { now: 0 };
  const restart = () =>
    createSettingsClient({
      url: server.url,
      token: 'token',
      copy: createSettingsCopy(db),
      log: createLog('settings', 'silent'),
      now: () => clock.now,
    });
  try {
    await run(restart(), { server, clock, restart });
  } finally {
    await server.close();
    await db.dropDatabase();
    await db.close();
  }
}

describe('the shop’s settings, as orders and mails read them', () => {
  test('when many ask at once, or soon again then content-media is asked once', () =>
    withClient(async (client, { server, clock }) => {
      await Promise.all([client.read(), client.read(), client.read()]);
      clock.now = 4_999;
      await client.read();

      expect(server.asked).toBe(1);
    }));

  test('when the owner changes them then the change counts within seconds', () =>
    withClient(async (client, { server, clock }) => {
      const before = await client.read();
      server.settings = { ...before, name: 'Miel del Mayab', version: before.version + 1 };
      clock.now = 5_000;

      expect((await client.read()).name).toBe('Miel del Mayab');
    }));

  test('when the owner changes them again while they are read then the later change counts', () =>
    withClient(async (client, { server }) => {
      const first = server.settings!;
      const second = { ...first, name: 'Miel del Mayab', version: first.version + 1 };
      const arrived = server.hold();
      const reading = client.read();
      const answer = await arrived;
      server.settings = second;
      client.forget();
      answer();

      expect((await reading).name).toBe('Miel del Mayab');
      expect((await client.read()).name).toBe('Miel del Mayab');
    }));

  test('when the owner moves the shop to another zone then its days follow, after a restart too', () =>
    withClient(async (client, { server, restart }) => {
      server.settings = { ...server.settings!, timeZone: 'America/Tijuana' };
      try {
        await client.read();
        expect(shopZone()).toBe('America/Tijuana');
        setShopZone(undefined);
        server.settings = undefined;

        await restart().recall();

        expect(shopZone()).toBe('America/Tijuana');
      } finally {
        setShopZone(undefined);
      }
    }));

  test('when content-media is away then those of before count, also after a restart', () =>
    withClient(async (client, { server, clock, restart }) => {
      const before = await client.read();
      server.settings = undefined;
      clock.now = 60_000;

      expect(await client.read()).toEqual(before);
      expect(await client.read()).toEqual(before);
      expect(server.asked).toBe(2);
      expect(await restart().read()).toEqual(before);
    }));

  test('when they could never be read then it says so, and reads them as soon as it can', () =>
    withClient(async (client, { server }) => {
      const later = server.settings;
      server.settings = undefined;
      await expect(client.read()).rejects.toMatchObject({ status: 503 });

      server.settings = later;

      expect(await client.read()).toEqual(later);
    }));
});
