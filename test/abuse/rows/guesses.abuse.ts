import { exactly, told } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { abuse, addressOf, atMost, forEachOf } from '../abuse.ts';
import { logIn } from './sessions.abuse.ts';

const PER_ADDRESS = 8;
const PER_ACCOUNT = 20;
const HOME = 1;
const ATTACKERS = 2;

/** One password after the other from these addresses; how many reached the hash, and whether the others were told to wait. */
async function guess(shop: FaultShop, times: number, addresses: string[]) {
  const nth = Array.from({ length: times }, (_, at) => at);
  const answers = await forEachOf(nth, (at) =>
    logIn(shop, shop.visitor(), {
      password: `adivino ${at}`,
      address: addresses[at % addresses.length] ?? '',
    }),
  );
  const refused = answers.filter(({ status }) => status === 429);
  return {
    looked: answers.filter(({ status }) => status === 401).length,
    untold: refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0)).length,
    others: answers.length - refused.length,
  };
}

export const guesses = abuse('A3', 'passwords are guessed, from 1 and from 50 addresses', async (context) => {
  const { shop, isShort } = context;
  const times = isShort ? 30 : 1_000;
  const owner = shop.visitor();
  await logIn(shop, owner, { address: addressOf(HOME, 2) });
  const one = await guess(shop, times, [addressOf(ATTACKERS, 1)]);
  const many = await guess(
    shop,
    times,
    Array.from({ length: 50 }, (_, at) => addressOf(ATTACKERS, 2 + at)),
  );
  const known = await logIn(shop, owner, { address: addressOf(HOME, 3) });
  return [
    atMost(`of ${times} guesses from one address, looked at`, one.looked, PER_ADDRESS),
    atMost(`of ${2 * times} guesses in all, looked at`, one.looked + many.looked, PER_ACCOUNT),
    exactly('refused without a time to wait', one.untold + many.untold, 0),
    exactly('the owner with a browser of before', known.status, 200),
    told('answered otherwise', String(one.others + many.others - one.looked - many.looked)),
  ];
});
