import { setTimeout as sleep } from 'node:timers/promises';
import { signInAdmin } from '@shop/service-kit/testing/backing';
import type { TestClient } from '@shop/service-kit/testing/client';
import { portsFor } from '../../scripts/launch/ports.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import { atOnce } from '../../test/faults/scenario.ts';
import type { FaultShop } from '../../test/faults/shop/fault-shop.ts';
import { median, type Figure } from '../measure/figures.ts';
import { phonePhoto } from '../measure/phone-photo.ts';
import { loopDelayOf } from './event-loop.ts';
import { withFaultShop } from './fault-shop.ts';

/** Those that report metrics: a web server only sends files. */
const PARTS = [...Object.keys(PROGRAMS), 'gateway', 'shell'];
/** Each signs in twice: an account lets twenty new places try in a quarter of an hour. */
const BROWSERS = 15;
const UPLOADS = 5;
const ROUNDS = 3;
const CALM_MS = 5_000;

type Delays = Record<string, number>;
type Burst = () => Promise<unknown>;

/** How long each process keeps others waiting while 30 people sign in and 5 photos come, all at once. */
export async function benchLoop(): Promise<Figure[]> {
  const ports = await portsFor(PARTS);
  const calm: Delays[] = [];
  const busy: Delays[] = [];
  await withFaultShop(async (shop) => {
    const burst = await prepare(shop);
    await burst();
    for (let round = 0; round < ROUNDS; round += 1) {
      calm.push(await delaysDuring(ports, () => sleep(CALM_MS)));
      busy.push(await delaysDuring(ports, burst));
    }
  }, ports);
  return PARTS.map((name) => figureOf(name, { calm, busy }));
}

async function delaysDuring(ports: Record<string, number>, work: Burst): Promise<Delays> {
  const read = () => Promise.all(PARTS.map(async (name) => [name, await loopDelayOf(ports[name]!)] as const));
  await read();
  await work();
  return Object.fromEntries(await read());
}

async function prepare(shop: FaultShop): Promise<Burst> {
  const browsers = await atOnce(BROWSERS, async (at) => signer(shop, at));
  // From here on each browser is known.
  for (const signIn of browsers) await signIn();
  const cookie = await signInAdmin(shop.env());
  const photo = new Blob([new Uint8Array(await phonePhoto())], { type: 'image/jpeg' });
  return () =>
    Promise.all([
      ...[...browsers, ...browsers].map((signIn) => signIn()),
      ...Array.from({ length: UPLOADS }, () => upload(shop.visitor(), cookie, photo)),
    ]);
}

function signer(shop: FaultShop, at: number): Burst {
  const client = shop.visitor();
  const from = { 'x-forwarded-for': `198.18.0.${at + 1}` };
  return async () => expect(200, await client.request('POST', '/api/admin/login', shop.owner, from));
}

async function upload(client: TestClient, cookie: string, photo: Blob): Promise<void> {
  const form = new FormData();
  form.append('image', photo, 'foto.jpg');
  expect(201, await client.request('POST', '/api/admin/upload-image', form, { cookie }));
}

function expect(wanted: number, { status, body }: { status: number; body: unknown }): void {
  if (status !== wanted) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
}

function figureOf(name: string, { calm, busy }: { calm: Delays[]; busy: Delays[] }): Figure {
  const of = (delays: Delays[]) => delays.map((one) => one[name]!);
  const note = `${of(busy)
    .map((ms) => ms.toFixed(0))
    .join(' ')}; without it ${median(of(calm)).toFixed(0)}`;
  return {
    ...{ what: `${name}: delay of the event loop, p99`, measured: median(of(busy)), limit: 50 },
    unit: 'ms',
    note,
  };
}
