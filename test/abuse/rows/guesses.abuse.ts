import { exactly, told } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { abuse, addressOf, atMost, forEachOf } from '../abuse.ts';
import type { ProposedFactor, RecoveryCodes } from '@shop/contracts/account';
import type { AccessLink } from '@shop/contracts/team';
import { codeOf } from '../../../services/auth/src/testing/app-code.ts';
import { authenticator } from '../../../services/auth/src/testing/authenticator.ts';
import { optionsOf } from '../../../services/auth/src/testing/passkeys.ts';
import { logIn } from './sessions.abuse.ts';

const PER_ADDRESS = 8;
const PER_ACCOUNT = 20;
const HOME = 1;
const ATTACKERS = 2;
const CODE_GUESSERS = 8;
const CODES_A_DAY = 10;

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

const KEYS = '/api/admin/account/passkeys';

/** The owner's passkey. @returns signs in with it from a place that nobody knows, and tells the answer's status */
async function passkeyOf(shop: FaultShop, owner: ReturnType<FaultShop['visitor']>) {
  const key = authenticator(shop.url);
  const credential = key.make(await optionsOf(owner, `${KEYS}/options`));
  const { status } = await owner.post(KEYS, { name: 'Llave', credential });
  if (status !== 201) throw new Error(`the owner's passkey was answered ${status}`);
  return async () => {
    const fresh = shop.visitor();
    const used = key.use(await optionsOf(fresh));
    return (await fresh.post('/api/admin/login/passkey', { credential: used })).status;
  };
}

export const guesses = abuse('A3', 'passwords are guessed, from 1 and from 50 addresses', async (context) => {
  const { shop, isShort } = context;
  const times = isShort ? 30 : 1_000;
  const owner = shop.visitor();
  await logIn(shop, owner, { address: addressOf(HOME, 2) });
  const enterWithKey = await passkeyOf(shop, owner);
  const one = await guess(shop, times, [addressOf(ATTACKERS, 1)]);
  const many = await guess(
    shop,
    times,
    Array.from({ length: 50 }, (_, at) => addressOf(ATTACKERS, 2 + at)),
  );
  const known = await logIn(shop, owner, { address: addressOf(HOME, 3) });
  const fresh = await logIn(shop, shop.visitor(), { address: addressOf(HOME, 4) });
  const withKey = await enterWithKey();
  return [
    atMost(`of ${times} guesses from one address, looked at`, one.looked, PER_ADDRESS),
    atMost(`of ${2 * times} guesses in all, looked at`, one.looked + many.looked, PER_ACCOUNT),
    exactly('refused without a time to wait', one.untold + many.untold, 0),
    exactly('the owner with a browser of before', known.status, 200),
    exactly('the right password from a new place', fresh.status, 429),
    exactly('the owner with a passkey, from a new place', withKey, 200),
    told('answered otherwise', String(one.others + many.others - one.looked - many.looked)),
  ];
});

const FACTOR = '/api/admin/account/second-factor';
const PASSWORD = 'colmena-de-barro-9';
const HALF_MINUTE_MS = 30_000;

/** Somebody of the team with an authenticator app, and how a stranger who knows their password tries codes. */
async function memberWithApp(shop: FaultShop) {
  const [owner, member] = [shop.visitor(), shop.visitor()];
  await logIn(shop, owner, { address: addressOf(HOME, 2) });
  const username = `codigos-${Date.now()}`;
  const invited = await owner.post<AccessLink>('/api/admin/team/invitations', { username, role: 'viewer' });
  const token = invited.body.link.split('#')[1];
  await member.post('/api/admin/access/accept', { token, password: PASSWORD });
  const enter = (address: string, code?: string, client = shop.visitor()) =>
    client.request(
      ...(['POST', '/api/admin/login'] as const),
      { username, password: PASSWORD, code },
      { 'x-forwarded-for': address },
    );
  const first = await enter(addressOf(HOME, 5), undefined, member);
  const { secret } = (await member.post<ProposedFactor>(FACTOR, { password: PASSWORD })).body;
  const set = await member.post<RecoveryCodes>(`${FACTOR}/confirm`, { code: codeOf(secret) });
  if (first.status !== 200 || set.status !== 200) throw new Error('the second step was not set up');
  return { secret, recoveryCodes: set.body.recoveryCodes, enter };
}

export const codeGuesses = abuse(
  'A26',
  'who knows a password guesses codes, from 500 addresses',
  async ({ shop, isShort }) => {
    const times = isShort ? 40 : 500;
    const { secret, recoveryCodes, enter } = await memberWithApp(shop);
    // Of tomorrow, so that none fits.
    const wrong = codeOf(secret, Date.now() + 86_400_000);
    const nth = Array.from({ length: times }, (_, at) => at);
    const answers = await forEachOf(nth, (at) => enter(addressOf(CODE_GUESSERS + (at >> 8), at), wrong));
    const right = await enter(addressOf(HOME, 6), codeOf(secret, Date.now() + HALF_MINUTE_MS));
    const recovered = await enter(addressOf(HOME, 7), recoveryCodes[0]);
    return [
      atMost(
        `of ${times} codes, looked at`,
        answers.filter(({ status }) => status === 401).length,
        CODES_A_DAY,
      ),
      exactly('the right one afterwards, from a new place', right.status, 429),
      exactly('a recovery code of its owner, from a new place', recovered.status, 200),
    ];
  },
);
