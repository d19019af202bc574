import { setTimeout as sleep } from 'node:timers/promises';
import { signInAdmin } from '@shop/service-kit/testing/backing';
import type { TestAnswer, TestClient } from '@shop/service-kit/testing/client';
import { portsFor } from '../../scripts/launch/ports.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import type { FaultShop } from '../../test/faults/shop/fault-shop.ts';
import { median, type Figure } from '../measure/figures.ts';
import { anotherFile, phonePhoto } from '../measure/phone-photo.ts';
import { loopDelayOf } from './event-loop.ts';
import { withFaultShop } from './fault-shop.ts';

/** Those that report metrics: a web server only sends files. */
const PARTS = [...Object.keys(PROGRAMS), 'gateway', 'shell'];
/** Each signs in twice: an account lets twenty new places try in a quarter of an hour. */
const BROWSERS = 15;
const UPLOADS = 5;
const ROUNDS = 3;
const CALM_MS = 5_000;

type Send = () => Promise<TestAnswer>;
type Delays = Record<string, number>;
/** @returns the answers that were none */
type Burst = () => Promise<string[]>;

/** How long each process keeps others waiting while 30 people sign in and 5 photos come, all at once. */
export async function benchLoop(): Promise<Figure[]> {
  const ports = await portsFor(PARTS);
  const calm: Delays[] = [];
  const busy: Delays[] = [];
  const refused: string[] = [];
  await withFaultShop(async (shop) => {
    const burst = await prepare(shop);
    refused.push(...(await burst()));
    for (let round = 0; round < ROUNDS; round += 1) {
      calm.push(await delaysDuring(ports, () => sleep(CALM_MS)));
      busy.push(await delaysDuring(ports, async () => void refused.push(...(await burst()))));
    }
  }, ports);
  return [
    ...PARTS.map((name) => figureOf(name, { calm, busy })),
    {
      ...{ what: 'sign-ins and uploads that failed', measured: refused.length, limit: 0, unit: '' },
      note: [...new Set(refused)].join('; '),
    },
  ];
}

async function delaysDuring(ports: Record<string, number>, work: () => Promise<void>): Promise<Delays> {
  const read = () => Promise.all(PARTS.map(async (name) => [name, await loopDelayOf(ports[name]!)] as const));
  await read();
  await work();
  return Object.fromEntries(await read());
}

async function prepare(shop: FaultShop): Promise<Burst> {
  const browsers = Array.from({ length: BROWSERS }, (_, at) => signer(shop, at));
  // From here on each browser is known.
  for (const signIn of browsers) await signIn();
  const cookie = await signInAdmin(shop.env());
  const photo = await phonePhoto();
  let files = 0;
  const nextFile = () => new Blob([new Uint8Array(anotherFile(photo, (files += 1)))], { type: 'image/jpeg' });
  const uploads = Array.from({ length: UPLOADS }, () => upload(shop.visitor(), cookie, nextFile));
  return async () => {
    const all = await Promise.all([...browsers, ...browsers, ...uploads].map((send) => send()));
    return all
      .filter(({ status }) => status >= 400)
      .map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  };
}

function signer(shop: FaultShop, at: number): Send {
  const client = shop.visitor();
  const from = { 'x-forwarded-for': `198.18.0.${at + 1}` };
  return () => client.request('POST', '/api/admin/login', shop.owner, from);
}

const upload =
  (client: TestClient, cookie: string, nextFile: () => Blob): Send =>
  () => {
    const form = new FormData();
    form.append('image', nextFile(), 'foto.jpg');
    return client.request('POST', '/api/admin/upload-image', form, { cookie });
  };

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
