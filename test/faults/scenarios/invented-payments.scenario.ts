import { setTimeout as sleep } from 'node:timers/promises';
import { aShipping } from '@shop/contracts/testing/builders';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { percentile } from '../../../tools/measure/figures.ts';
import { atOnce, exactly, seconds, seen, told, within, type Scenario } from '../scenario.ts';
import { aShopper, submitUntilDone, type Shopper } from '../shop/shopper.ts';

const ADDRESSES = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
const EVERY_MS = 100;
/** Each address hides behind many sessions, so that the limit of one is no help. */
const SESSIONS = 20;
const LATE_MS = 1_000;
const PAUSE_MS = 500;

/** Three addresses invent ten payment ids a second each, and the provider is slow: buyers must not notice. */
export const inventedPayments: Scenario = {
  id: 'INVENT',
  title: '3 addresses × 10 invented payment ids a second, provider 1 s late',
  rounds: { full: 50, short: 5 },
  isFault: true,
  async run(context) {
    const { shop, rounds, random } = context;
    const buyers: Shopper[] = [];
    while (buyers.length < rounds) buyers.push(await aShopper(shop, random));
    const attackers = await atOnce(SESSIONS, () => aShopper(shop, random));
    await sandbox(shop.env()).fault({ match: 'GET /v1/payments/\\d+$', times: 1_000_000, delayMs: LATE_MS });
    const attack = startAttack(attackers);
    await sleep(5_000);
    const times: number[] = [];
    let good = 0;
    for (const buyer of buyers) {
      const start = performance.now();
      const { status } = await submitUntilDone(buyer, await buyer.pay());
      times.push(performance.now() - start);
      if (status === 200) good += 1;
      await sleep(PAUSE_MS);
    }
    const answers = await attack.stop();
    await sandbox(shop.env()).clear();
    return [
      exactly('honest buyers with their order', good, rounds),
      within(context, 'p99 of an honest buyer, paid → order', {
        ms: percentile(times, 0.99),
        limitMs: 2_000,
      }),
      told('median', seconds(percentile(times, 0.5))),
      seen('invented ids asked after', answers.length),
      told('of them refused (429)', String(answers.filter((status) => status === 429).length)),
    ];
  },
};

function startAttack(attackers: Shopper[]): { stop: () => Promise<number[]> } {
  const answers: Promise<number>[] = [];
  let nth = 0;
  const timer = setInterval(() => {
    for (const address of ADDRESSES) answers.push(invent(attackers[nth % SESSIONS]!, address, (nth += 1)));
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

async function invent({ client, cartId }: Shopper, address: string, nth: number): Promise<number> {
  const body = { paymentId: String(88_000_000_000 + nth), cartId, shippingDetails: aShipping() };
  const headers = { 'x-forwarded-for': address };
  return client.request('POST', '/api/checkout/process-payment', body, headers).then(
    ({ status }) => status,
    () => 0,
  );
}
