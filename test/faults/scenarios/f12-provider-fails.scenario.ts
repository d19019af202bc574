import { setTimeout as sleep } from 'node:timers/promises';
import type { Elixir } from '@shop/contracts/elixir';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { aShipping } from '@shop/contracts/testing/builders';
import { sandbox, type Fault } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import { eachRound, exactly, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { untilPaid } from '../shop/orders.ts';
import { preferencesOf } from '../shop/preferences.ts';
import { aShopper } from '../shop/shopper.ts';

type Ill = Omit<Fault, 'match' | 'times'>;
type Seen = { status: number; message: string; ms: number };

const QUICK: Ill[] = [{ status: 500 }, { hangMs: 0 }];
/** Longer than anybody waits; with a hang, the provider did its work and its answer was lost. */
const SLOW: Ill[] = [{ delayMs: 10_000 }, { hangMs: 10_000 }];
const HONEST = /pago|preferencia/i;

/** The provider fails, dawdles, or does its work and never says so. */
export const providerFails: Scenario = {
  id: 'F12',
  title: 'provider: 500s, 10 s latency, timeouts after its work',
  rounds: { full: 5, short: 1 },
  isFault: true,
  async run(context) {
    const { shop, rounds, isShort } = context;
    const [answers, preferences, paymentIds]: [Seen[], number[], string[]] = [[], [], []];
    await eachRound(rounds, async (round) => {
      // The slow ones take half a minute a round; two rounds of them show what there is to see.
      for (const ill of isShort || round > 1 ? QUICK : [...QUICK, ...SLOW]) {
        const prepared = await prepareUnder(context, ill);
        const paid = await settleUnder(context, ill);
        answers.push(...prepared.answers, ...paid.answers);
        preferences.push(prepared.preferences);
        paymentIds.push(paid.paymentId);
      }
    });
    const settled = await untilPaid(shop.access(), paymentIds, 120_000);
    const bad = answers.filter(({ status, message }) => status !== 200 && !HONEST.test(message));
    return [
      exactly('checkouts with more than one preference', preferences.filter((n) => n !== 1).length, 0),
      exactly('errors that do not say in Spanish what is', bad.length, 0),
      within(context, 'slowest answer', { ms: Math.max(...answers.map(({ ms }) => ms)), limitMs: 6_000 }),
      exactly('payments settled later', settled.size, paymentIds.length),
    ];
  },
};

/** create-preference while the provider is ill, then again when it is well. */
async function prepareUnder({ shop, random }: ScenarioContext, ill: Ill) {
  const client = shop.visitor();
  const { body: elixirs } = await client.get<Elixir[]>('/api/elixirs/predesigned/all');
  const { cart } = await fillCart(client, random.pick(elixirs.filter(({ isAvailable }) => isAvailable)).id);
  await sandbox(shop.env()).fault({ match: 'POST /checkout/preferences', times: 2, ...ill });
  type Answer = PreferenceResponse & { message: string };
  const ask = () =>
    timed(() =>
      client.post<Answer>('/api/checkout/create-preference', {
        cartId: cart.id,
        shippingDetails: aShipping(),
      }),
    );
  const answers = [await ask()];
  await sandbox(shop.env()).clear();
  const last = await ask();
  // What a slow provider was still working on is in its book by then.
  if ((ill.delayMs ?? 0) > 0) await sleep(ill.delayMs ?? 0);
  const [preferences = 0] = await preferencesOf(shop.access(), [last.body.checkoutId]);
  return {
    answers: [...answers, last].map(({ body, ...seen }) => ({ ...seen, message: body.message })),
    preferences,
  };
}

/** process-payment while the provider is ill; nobody asks again. */
async function settleUnder({ shop, random }: ScenarioContext, ill: Ill) {
  const shopper = await aShopper(shop, random);
  const provider = sandbox(shop.env());
  await provider.fault({ match: 'GET /v1/payments/\\d+$', times: 4, ...ill });
  const paymentId = await shopper.pay();
  const answer = await shopper.submit(paymentId);
  await provider.clear();
  return { answers: [answer], paymentId };
}

async function timed<T>(call: () => Promise<{ status: number; body: T }>) {
  const start = performance.now();
  const { status, body } = await call();
  return { status, body, ms: performance.now() - start };
}
