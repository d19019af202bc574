import { anElixirCreate, aFlowerCreate } from '@shop/contracts/testing/builders';
import { signIn } from '@shop/service-kit/testing/backing';
import { serve } from '@shop/service-kit/testing/serve';
import { exactly } from '../../faults/scenario.ts';
import { abuse, namesOf, none } from '../abuse.ts';

const SCHEMES = [
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:alert(1)',
  'gopher://redis:6379/_x',
  '//x',
];

/** Somebody inside who counts how often the shop comes by. */
async function listener() {
  let hits = 0;
  const { url, close } = await serve((_req, res) => {
    hits += 1;
    res.end();
  });
  return { url: `${url}/x.png`, stop: () => (void close(), hits) };
}

export const addresses = abuse('A14', 'the shop is sent to addresses inside', async ({ shop }) => {
  const admin = await signIn(shop.visitor(), shop.env());
  const inside = await listener();
  const make = (imageUrl: string, nth: number) => [
    {
      path: '/api/elixirs',
      body: { ...anElixirCreate({ name: `Lejos ${nth}`, isAvailable: false }), imageUrl },
    },
    { path: '/api/flowers', body: { ...aFlowerCreate({ name: `Lejana ${nth}` }), imageUrl } },
    { path: '/api/admin/content', body: { page: 'home', section: `lejos-${nth}`, imageUrl } },
  ];
  const refused: { name: string; ok: boolean }[] = [];
  for (const [nth, imageUrl] of SCHEMES.entries())
    for (const { path, body } of make(imageUrl, nth)) {
      const { status } = await admin.post(path, body);
      refused.push({ name: `${path} ${imageUrl}: ${status}`, ok: status === 400 });
    }
  for (const { path, body } of make(inside.url, SCHEMES.length)) await admin.post(path, body);
  for (const path of ['/api/elixirs', '/api/flowers', '/api/content/home']) await admin.get(path);
  return [
    none(`of ${refused.length} addresses with another scheme, taken`, namesOf(refused)),
    exactly('requests that the shop made to it', inside.stop(), 0),
  ];
});
