import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import type { Flower } from '@shop/contracts/flower';
import { ownerOf } from '@shop/contracts/pages';
import { sandbox } from '../../services/cart-orders/src/testing/sandbox.ts';
import { startCheckout } from '../../services/cart-orders/src/testing/shopper.ts';
import { bareGet } from '../faults/shop/bare-get.ts';
import { openDocuments } from '../faults/shop/documents.ts';
import { keepDoing, type Fault } from './fault.ts';

const CROWD = 100;
const STALL_MS = 300;

export const catalogKilled: Fault = {
  what: 'the catalogue is killed, and a blend of their own is paid',
  alerts: ['PieceDown', 'OrderWorkWaits'],
  async make({ shop }) {
    const client = shop.visitor();
    const { body: flowers } = await client.get<Flower[]>('/api/flowers');
    const blend = { elixir: {}, flowerIds: [flowers[0]!.id] };
    const { body: made } = await client.post<CustomElixirResponse>('/api/custom-elixirs', blend);
    const { preferenceId } = await startCheckout(client, made.cart.id);
    await shop.kill('catalog');
    // The catalogue must be told to keep the blend.
    await sandbox(shop.env()).pay(preferenceId);
    return () => shop.revive('catalog');
  },
};

export const workerStopped: Fault = {
  what: 'the worker is stopped',
  alerts: ['WorkerSilent', 'PieceDown'],
  async make({ shop }) {
    await shop.end('payment-worker');
    return () => shop.revive('payment-worker');
  },
};

export const noProcessor: Fault = {
  what: 'auth gets the processor half of the time',
  alerts: ['EventLoopBusy'],
  async make({ shop }) {
    return keepDoing(async () => {
      shop.signal('auth', 'SIGSTOP');
      await sleep(STALL_MS);
      shop.signal('auth', 'SIGCONT');
    }, STALL_MS);
  },
};

export const crowd: Fault = {
  what: `content-media hangs, and ${CROWD} visitors a second come`,
  alerts: ['VisitorsRefused'],
  // Those who are not refused wait until the gateway gives up.
  also: ['CallsFail', 'CallsSlow'],
  async make({ shop }) {
    const get = bareGet(shop.url);
    shop.links.content.set('silent');
    const stop = keepDoing(async () => {
      // Nobody keeps what is asked for once.
      for (let nth = 0; nth < CROWD; nth += 1) void get(`/media/subidas/${Date.now()}-${nth}.webp`, '');
    }, 1_000);
    return async () => {
      await stop();
      shop.links.content.set('open');
    };
  },
};

export const badCanary: Fault = {
  what: 'a release of the checkout fails in half of the browsers',
  alerts: ['CanarySwitchedOff'],
  async make({ shop, random, frontEnds }) {
    const bad = await frontEnds.publish("throw new Error('this release is broken');");
    await frontEnds.share(bad, 50);
    const fails = ({ release, path }: { release: string; path: string }) =>
      release === bad && ownerOf(path) === 'checkout';
    const stop = openDocuments(shop, random, fails);
    return async () => {
      await stop();
      frontEnds.shareNothing();
    };
  },
};
