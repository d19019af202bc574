import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Elixir } from '@shop/contracts/elixir';
import { aShipping } from '@shop/contracts/testing/builders';
import { signIn } from '@shop/service-kit/testing/backing';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import { exactly, seen, told, type Scenario } from '../scenario.ts';
import type { FaultShop } from '../shop/fault-shop.ts';
import { insist } from '../shop/shopper.ts';

/** Words that nothing else in the data folder has. */
const PERSON = {
  name: 'Xóchitl Quetzalhuitzil',
  email: 'xochitl.quetzalhuitzil@example.com',
  phone: '9988776655',
  address: 'Calle Tlaltecuhtli 4711',
};
const WORDS = ['Quetzalhuitzil', 'xochitl', '9988776655', 'Tlaltecuhtli'];
/** Three turns of a store that takes out of its files what is no longer in it. */
const TURNS_MS = 190_000;
/** The simulator's own books: the provider keeps them. */
const OF_PROVIDER = /mercadopago/;

/** Somebody buys and is forgotten: their name, e-mail, phone and street stand in no file of the shop. */
export const forgotten: Scenario = {
  id: 'FORGET',
  title: 'a buyer is forgotten, and every file of the data folder is searched for them',
  rounds: { full: 1, short: 1 },
  async run({ shop }) {
    const folder = dirname(shop.logs);
    const orderId = await buy(shop);
    const before = namesIn(folder);
    const admin = await signIn(shop.visitor(), shop.env());
    const completed = await admin.patch(`/api/orders/${orderId}/status`, { status: 'completed' });
    const done = await admin.post('/api/admin/customers/forget', { who: PERSON.email });
    const after = await untilGone(folder);
    return [
      exactly('the order is completed', completed.status, 200),
      exactly('they are forgotten', done.status, 200),
      seen('files that named them before', before.length),
      exactly('files that name them afterwards', after.length, 0),
      told('which', after.flatMap((name) => placesIn(folder, name)).join(', ') || 'none'),
    ];
  },
};

async function buy(shop: FaultShop): Promise<string> {
  const client = shop.visitor();
  const [elixir] = (await client.get<Elixir[]>('/api/elixirs/predesigned/all')).body;
  const { cart } = await insist(() => fillCart(client, elixir!.id));
  const shippingDetails = aShipping(PERSON);
  const made = await client.post<{ preferenceId: string }>('/api/checkout/create-preference', {
    cartId: cart.id,
    shippingDetails,
  });
  const paymentId = await sandbox(shop.env()).pay(made.body.preferenceId);
  return insist(async () => {
    const body = { paymentId, cartId: cart.id, shippingDetails };
    const answer = await client.post<{ orderId: string }>('/api/checkout/process-payment', body);
    if (answer.status !== 200) throw new Error(`submit: ${answer.status}`);
    return answer.body.orderId;
  });
}

/** The store's files still have what was taken away until its next turn: each minute, in the short form much sooner. */
async function untilGone(folder: string): Promise<string[]> {
  for (const end = Date.now() + TURNS_MS; ; await sleep(1_000)) {
    const names = namesIn(folder);
    if (names.length === 0 || Date.now() > end) return names;
  }
}

function namesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !OF_PROVIDER.test(path));
  return files.filter((path) => hasWords(readFileSync(path))).map((path) => relative(folder, path));
}

function hasWords(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1').toLowerCase();
  return WORDS.some((word) => text.includes(word.toLowerCase()));
}

/** A file of documents says in which collections, and in which of their indexes; else nothing in it is a document any more. */
function placesIn(folder: string, name: string): string[] {
  if (!name.endsWith('mongo.sqlite')) return [name];
  const file = new DatabaseSync(join(folder, name), { readOnly: true });
  const tables = file
    .prepare(
      `SELECT 'd' || id AS id, name FROM collections UNION ALL
      SELECT 'x' || i.id, c.name || ' (index)' FROM indexes i JOIN collections c ON c.id = i.collection`,
    )
    .all() as { id: string; name: string }[];
  const found = tables.filter(({ id }) =>
    file
      .prepare(`SELECT ${id.startsWith('d') ? 'doc' : 'key'} AS bytes FROM ${id}`)
      .all()
      .some(({ bytes }) => hasWords(bytes as Uint8Array)),
  );
  file.close();
  return found.length > 0 ? found.map((table) => `${name}: ${table.name}`) : [`${name}: no document`];
}
