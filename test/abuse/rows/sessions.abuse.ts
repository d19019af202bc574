import type { TestClient } from '@shop/service-kit/testing/client';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { Redis } from 'ioredis';
import { exactly } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { abuse, addressOf, none } from '../abuse.ts';

const IDLE_S = 30 * 60;
/** Base64 has six bits in a character. */
const LEAST_CHARACTERS = Math.ceil(128 / 6);

export const logIn = (
  { owner }: FaultShop,
  client: TestClient,
  { password = owner.password, address = addressOf(1, 1) } = {},
) =>
  client.request(
    'POST',
    '/api/admin/login',
    { username: owner.username, password },
    { 'x-forwarded-for': address },
  );

/** Whom a session's cookie opens the back office for. */
const check = async (shop: FaultShop, cookie: string): Promise<number> =>
  (await shop.visitor().request('GET', '/api/admin/check-auth', undefined, { cookie })).status;

const cookieOf = ({ cookies }: TestClient): string => `admin_sid=${cookies.get('admin_sid')}`;
const idOf = (cookie: string): string => /s:([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';

export const sessionLife = abuse(
  'A1',
  'a session is planted, kept, or used after its end',
  async ({ shop }) => {
    const browser = shop.visitor();
    const { unsigned = '' } = await intruderCookies(shop.env());
    browser.cookies.set('admin_sid', unsigned.split('=')[1] ?? '');
    const first = await logIn(shop, browser);
    const before = cookieOf(browser);
    const second = await logIn(shop, browser);
    const after = cookieOf(browser);
    const alive = await check(shop, after);
    await browser.post('/api/admin/logout');
    return [
      exactly('logins', [first, second].filter(({ status }) => status === 200).length, 2),
      exactly('a planted id is taken', Number(before === unsigned), 0),
      exactly('the id stays the same', Number(before === after), 0),
      exactly('check with the new id', alive, 200),
      exactly('check with the id of before', await check(shop, before), 401),
      exactly('check after logging out', await check(shop, after), 401),
    ];
  },
);

export const sessionEnds = abuse('A2', 'a session outlasts its half hour or its day', async ({ shop }) => {
  const browser = shop.visitor();
  await logIn(shop, browser);
  const id = idOf(cookieOf(browser));
  const redis = new Redis(shop.env().REDIS_URL);
  const left = await redis.ttl(`sess:admin:${id}`);
  redis.disconnect();
  const dead = Object.entries(await intruderCookies(shop.env()));
  const opened: string[] = [];
  for (const [name, cookie] of dead) if ((await check(shop, cookie)) !== 401) opened.push(name);
  return [
    none('sessions that are over, forged or of shoppers and open', opened),
    exactly('the store forgets it after 30 idle minutes', Number(left > 0 && left <= IDLE_S), 1),
    exactly('ids of less than 128 bit', Number(id.length < LEAST_CHARACTERS), 0),
  ];
});
