import fc from 'fast-check';
import type { Cart } from '@shop/contracts/cart';
import type { PaymentStatus } from '@shop/contracts/order';
import { AppError } from '@shop/service-kit/errors';
import { settle } from '../payments/settle/settle.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { changeQuantity, readCart, removeDiscount, removeItem, useDiscount } from '../shopping/cart/cart.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { ELIXIRS, type ModelShop } from './model-shop.ts';
import { aPromotion } from './promotions.ts';
import { seenIn } from './seen-in.ts';
import { unlessRefused } from './two-tabs.ts';

/** A person's state: the cart that their tab shows, the link of a payment page, and their payments. */
export type Person = { sessionId: string; shown?: Cart; link?: string | undefined; paid: string[] };
type Act = (shop: ModelShop, person: Person) => Promise<unknown>;
type Command = fc.AsyncCommand<Person, ModelShop>;

/** `can`: whether the person's state allows the command. */
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

/** The tab shows the shop's latest response; other tabs still show what they had. */
const showing = async (person: Person, answer: Promise<Cart>) => void (person.shown = await answer);
const look: Act = ({ deps }, person) => showing(person, readCart(deps, person.sessionId));

const ofFirstLine = async (person: Person, act: (itemId: number) => Promise<Cart>) => {
  const [line] = person.shown?.items ?? [];
  if (line) await showing(person, act(line.item.id));
};

/** Presses pay with what the tab shows. If it is outdated, the tab shows the new cart, which the next press accepts. */
const press: Act = async (shop, person) => {
  const { deps, agreed } = shop;
  if (!person.shown) await look(shop, person);
  const seen = seenIn(person.shown!);
  const cartId = person.shown!.cart.id;
  if (cartId === 'new' || seen.lines.length === 0) return;
  try {
    const made = await createPreference(deps, person.sessionId, { cartId, seen });
    agreed.push({ checkoutId: made.checkoutId, seen });
    person.link = made.preferenceId;
  } catch (error) {
    if (error instanceof AppError && error.status === 409) await look(shop, person);
    throw error;
  }
};
const hasLink = ({ link }: Person) => link !== undefined;

/** How much a person pays at once: the missing amount, a part of it, or more. */
const SHARES = { 'what is missing': 1, 'half of it': 0.5, 'a third of it': 0.34, 'too much': 1.2 };

/** Pays, or leaves a slip; the provider notifies the shop at once or later. */
const pay =
  (status: PaymentStatus, share: number, hasWebhookEvent: boolean): Act =>
  async ({ provider, deps }, person) => {
    const id = provider.pay(person.link!, Math.ceil(provider.missing(person.link!) * share));
    if (!id) return;
    provider.payments.set(id, { ...provider.payments.get(id)!, status });
    person.paid.push(id);
    if (hasWebhookEvent) await settle(deps, id);
  };
const paying = fc
  .tuple(
    fc.constantFrom(...(Object.keys(SHARES) as (keyof typeof SHARES)[])),
    fc.boolean(),
    fc.constantFrom<PaymentStatus>('approved', 'approved', 'pending'),
  )
  .map(([share, hasWebhookEvent, status]) =>
    command(
      `${status}: ${share}${hasWebhookEvent ? '' : ', told late'}`,
      pay(status, SHARES[share], hasWebhookEvent),
      hasLink,
    ),
  );

/** The slip is paid, or expires unpaid. */
const end =
  (status: PaymentStatus): Act =>
  async ({ provider, deps }, { paid }) => {
    const last = provider.payments.get(paid.at(-1)!)!;
    if (last.status === 'pending') provider.payments.set(last.id, { ...last, status, changedAt: new Date() });
    await settle(deps, last.id);
  };

const often = (times: number, one: fc.Arbitrary<Command>) => Array.from({ length: times }, () => one);

const TWO_FOR_ONE = aPromotion({ name: 'Lleva 2 paga 1', kind: 'pieces', take: 2, pay: 1 });
const BESIDE_CODES = aPromotion({ name: 'Otoño', value: 7, withCodes: true });

/** All actions of shoppers, the provider and the owner; paying is the most frequent, because it can go wrong. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(4, always('press pay', press)),
  ...often(2, always('look', look)),
  ...often(7, paying),
  always('the slip is paid', end('approved'), hasPaid),
  always('the slip expires', end('cancelled'), hasPaid),
  always(
    'the provider tells all of it twice',
    ({ deps }, { paid }) => Promise.all([...paid, ...paid].map((id) => settle(deps, id))),
    hasPaid,
  ),
  fc
    .tuple(elixirId, quantity)
    .map(([id, pieces]) =>
      command(`add ${pieces} of ${id}`, ({ deps }, person) =>
        showing(person, addItem(deps, person.sessionId, { cartId: 'new', elixirId: id, quantity: pieces })),
      ),
    ),
  quantity.map((pieces) =>
    command(`change to ${pieces}`, ({ deps }, person) =>
      ofFirstLine(person, (itemId) => changeQuantity(deps, { sessionId: person.sessionId, itemId }, pieces)),
    ),
  ),
  always('remove', ({ deps }, person) =>
    ofFirstLine(person, (itemId) => removeItem(deps, { sessionId: person.sessionId, itemId })),
  ),
  always('use the code', ({ deps, code }, person) =>
    showing(person, useDiscount(deps, person.sessionId, code)),
  ),
  always('go without it', ({ deps }, person) => showing(person, removeDiscount(deps, person.sessionId))),
  fc
    .tuple(elixirId, fc.integer({ min: 100, max: 900 }))
    .map(([id, pesos]) => command(`${id} costs ${pesos} now`, ({ setPrice }) => setPrice(id, pesos * 100))),
  fc
    .tuple(elixirId, fc.constantFrom(-1, 1))
    .map(([id, pieces]) => command(`${pieces} of ${id} on the shelf`, ({ count }) => count(id, pieces))),
  fc
    .constantFrom(undefined, TWO_FOR_ONE, BESIDE_CODES)
    .map((rule) =>
      command(`${rule?.name ?? 'no promotion'} from now on`, async ({ promote }) =>
        promote(rule ? [rule] : []),
      ),
    ),
];
