import fc from 'fast-check';
import type { PaymentStatus } from '@shop/contracts/order';
import { settle } from '../payments/settle/settle.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { changeQuantity, readCart, removeItem } from '../shopping/cart/cart.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { ELIXIRS, unlessRefused, type ModelShop } from './model-shop.ts';

/** What somebody has in hand: the page of a payment, and what they paid. */
export type Person = { sessionId: string; link?: string | undefined; paid: string[] };
type Act = (shop: ModelShop, person: Person) => Promise<unknown>;
type Command = fc.AsyncCommand<Person, ModelShop>;

/** `can`: without it there is nothing to do this with. */
const command = (name: string, act: Act, can: (person: Person) => boolean = () => true): Command => ({
  check: can,
  run: async (person, shop) => void (await unlessRefused(act(shop, person))),
  toString: () => name,
});

const elixirId = fc.constantFrom(...ELIXIRS);
const quantity = fc.integer({ min: 1, max: 3 });
const hasPaid = ({ paid }: Person) => paid.length > 0;
const always = (name: string, act: Act, can?: (person: Person) => boolean) =>
  fc.constant(command(name, act, can));

const ofFirstLine = async (
  { deps }: ModelShop,
  { sessionId }: Person,
  act: (itemId: number) => Promise<unknown>,
) => {
  const [line] = (await readCart(deps, sessionId)).items;
  if (line) await act(line.item.id);
};

/** Pays, or leaves a slip; the provider tells the shop in its own time. */
const pay =
  (status: PaymentStatus): Act =>
  async ({ provider, deps }, person) => {
    const id = provider.pay(person.link!);
    if (!id) return;
    provider.payments.set(id, { ...provider.payments.get(id)!, status });
    person.paid.push(id);
    await settle(deps, id);
  };

/** The slip is paid, or nobody will. */
const end =
  (status: PaymentStatus): Act =>
  async ({ provider, deps }, { paid }) => {
    const last = provider.payments.get(paid.at(-1)!)!;
    if (last.status === 'pending') provider.payments.set(last.id, { ...last, status, changedAt: new Date() });
    await settle(deps, last.id);
  };

const often = (times: number, one: fc.Arbitrary<Command>) => Array.from({ length: times }, () => one);

const goToPay = always('go to pay', async ({ deps }, person) => {
  const { cart } = await readCart(deps, person.sessionId);
  if (cart.id === 'new') return;
  person.link = (await createPreference(deps, person.sessionId, { cartId: cart.id })).preferenceId;
});
const hasLink = ({ link }: Person) => link !== undefined;

/** Everything that a shopper, the provider or the owner may do next; what is paid is what goes wrong. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(4, goToPay),
  ...often(4, always('pay', pay('approved'), hasLink)),
  ...often(2, always('leave a slip', pay('pending'), hasLink)),
  always('the slip is paid', end('approved'), hasPaid),
  always('the slip expires', end('cancelled'), hasPaid),
  always('the provider tells it again', ({ deps }, { paid }) => settle(deps, paid[0]!), hasPaid),
  fc
    .tuple(elixirId, quantity)
    .map(([id, pieces]) =>
      command(`add ${pieces} of ${id}`, ({ deps }, { sessionId }) =>
        addItem(deps, sessionId, { cartId: 'new', elixirId: id, quantity: pieces }),
      ),
    ),
  quantity.map((pieces) =>
    command(`change to ${pieces}`, (shop, person) =>
      ofFirstLine(shop, person, (itemId) =>
        changeQuantity(shop.deps, { sessionId: person.sessionId, itemId }, pieces),
      ),
    ),
  ),
  always('remove', (shop, person) =>
    ofFirstLine(shop, person, (itemId) => removeItem(shop.deps, { sessionId: person.sessionId, itemId })),
  ),
  always('use the code', ({ deps, code }, { sessionId }) => deps.carts.setDiscount(sessionId, code)),
  always('go without it', ({ deps }, { sessionId }) => deps.carts.setDiscount(sessionId, null)),
  fc
    .tuple(elixirId, fc.integer({ min: 100, max: 900 }))
    .map(([id, pesos]) => command(`${id} costs ${pesos} now`, ({ setPrice }) => setPrice(id, pesos * 100))),
];
