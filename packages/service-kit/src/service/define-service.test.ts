import { expect, test } from '@jest/globals';
import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { Router } from 'express';
import { Schema } from 'mongoose';
import * as z from 'zod';
import { baseEnv, internalEnv, mongoEnv, sessionEnv } from '../config.ts';
import { defineService } from './define-service.ts';
import type { Base } from './open-base.ts';
import type { Job } from '../job.ts';
import { modelOf } from '../model-of.ts';
import { backing } from '../testing/backing.ts';
import { testClient } from '../testing/client.ts';
import { withService } from '../testing/with-service.ts';

const config = z.object({ ...baseEnv, ...mongoEnv, ...sessionEnv, ...internalEnv });
type Config = z.output<typeof config>;
const endpoints: Endpoints = {
  'GET /api/elixirs': { who: 'admin' },
  'GET /api/elixirs/{id}': { who: 'everyone' },
  'GET /internal/elixirs': { who: 'service' },
};
const answering = Router().use((req, res) => void res.json(req.originalUrl));
const words = modelOf('Word', new Schema<{ word: string }>({ word: String }).index({ word: 1 }));

/** A service that records its start and end. */
function noting({ fails = false } = {}) {
  const said: string[] = [];
  const job: Job = {
    name: 'noting',
    every: 3_600_000,
    run: async () => said.push('turn'),
    close: () => said.push('job closed'),
  };
  const service = defineService({
    name: 'noting',
    config,
    endpoints,
    models: [words],
    stores: async ({ db, onClose }: Base<Config>) => {
      onClose(() => said.push(`first closed, database ${db.readyState === 1 ? 'open' : 'closed'}`));
      onClose(() => said.push('second closed'));
      if (fails) throw new Error('no bucket');
      return { words: words(db) };
    },
    routes: () => [
      ['/api/elixirs', answering],
      ['/internal', answering],
    ],
    jobs: () => [job],
  });
  return { said, service };
}

test('when a call is for administrators then nobody else gets to its route, however the address is written', () =>
  withService(noting().service, async ({ url, shopper, admin, internal }) => {
    const statuses = async (client: typeof shopper, paths: string[]) =>
      Promise.all(paths.map(async (path) => (await client.get(path)).status));
    const written = ['/api/elixirs', '/API/Elixirs', '/api/elixirs/', '/api/elixirs?x=1'];

    expect(await statuses(shopper, written)).toEqual([401, 401, 401, 401]);
    expect(await statuses(admin, written)).toEqual([200, 200, 200, 200]);
    expect((await fetch(`${url}/api/elixirs`, { method: 'HEAD' })).status).toBe(401);
    expect(await statuses(shopper, ['/api/elixirs/1', '/internal/elixirs'])).toEqual([200, 401]);
    expect((await internal('GET', '/internal/elixirs')).status).toBe(200);
  }));

test('when a call stands in no manifest then it is a 404 even where Express has a route for it', () =>
  withService(noting().service, async ({ shopper, admin, internal }) => {
    for (const path of ['/api/elixirs//', '/api/elixirs//1', '/api/elixirs/1/2', '/api/nada']) {
      expect((await shopper.get(path)).status).toBe(404);
      expect((await admin.get(path)).status).toBe(404);
    }
    expect((await admin.request('PUT', '/api/elixirs')).status).toBe(404);
    expect((await shopper.get('/internal/nada')).status).toBe(401);
    expect((await internal('GET', '/internal/nada')).status).toBe(404);
  }));

test('when it is closed then its jobs end first, and of what its stores opened the last', async () => {
  const { said, service } = noting();
  const { running } = await service.start(backing());

  await running.close();

  expect(said).toEqual(['turn', 'job closed', 'second closed', 'first closed, database open']);
});

test('when its stores cannot be opened then what was opened is closed, and the start fails', async () => {
  const { said, service } = noting({ fails: true });

  await expect(service.start(backing())).rejects.toThrow('no bucket');

  expect(said).toEqual(['second closed', 'first closed, database open']);
});

test('when two are started from one definition then each has stores of its own, and one ends alone', async () => {
  const { service } = noting();
  const [one, other] = await Promise.all([service.start(backing()), service.start(backing())]);

  await one.running.close();

  const { status } = await testClient(`http://127.0.0.1:${other.running.port}`).get('/readyz');
  expect(status).toBe(200);
  await other.running.close();
});

test('when Redis is away then it starts all the same, and administrators are told to come back', () =>
  withService(
    noting().service,
    async ({ shopper, admin }) => {
      expect((await shopper.get('/api/elixirs/1')).status).toBe(200);
      expect((await admin.get('/api/elixirs')).status).toBe(503);
    },
    { REDIS_URL: 'redis://127.0.0.1:1' },
  ));
