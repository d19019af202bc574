import { randomUUID } from 'node:crypto';
import { aShipping, anElixir } from '@shop/contracts/testing/builders';
import { backing } from '@shop/service-kit/testing/backing';
import { AppError } from '@shop/service-kit/errors';
import { addItem } from '../shopping/cart/add-items.ts';
import { readCart } from '../shopping/cart/cart.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import type { CatalogClient } from '../shopping/catalog/catalog.client.ts';
import { createGiftCards } from '../payments/provider/gift-card/gift-card.ts';
import { createPreferences } from '../payments/provider/mercado-pago/preferences/preferences.ts';
import { createOwn } from '../payments/provider/own/own.ts';
import { createPaymentDesk } from '../payments/provider/payment-desk.ts';
import { paymentWorker } from '../service.ts';
import { settle } from '../payments/settle/settle.ts';
import { settingsServer } from '@shop/service-kit/testing/settings-server';
import { memoryProvider } from './memory-provider.ts';

export type Step =
  | { kind: 'add'; elixirId: number; quantity: number }
  | { kind: 'preference' | 'pay' | 'settle' | 'webhook' };

/** A catalogue that does not count stock. */
const UNCOUNTED = {
  takeStock: async () => [],
  sellStock: async () => [],
  giveBackStock: async () => undefined,
  bringBackStock: async () => undefined,
} satisfies Partial<CatalogClient>;

/** The service's use cases on a real database, with a catalogue and a provider in this process. */
export async function openTabs() {
  const contentMedia = await settingsServer();
  const env = { ...backing(), CATALOG_URL: 'http://127.0.0.1:1', CONTENT_MEDIA_URL: contentMedia.url };
  const { parts: opened, close } = await paymentWorker.open(env);
  const memory = memoryProvider();
  const desk = (chosen: string) => {
    const { ownPayments: book, giftCards: cards } = opened;
    const { PUBLIC_BASE_URL: publicBaseUrl } = opened.config;
    const kept = [createOwn({ book, publicBaseUrl }), createGiftCards({ cards, publicBaseUrl })];
    return createPaymentDesk(() => [createPreferences(opened.config), memory.provider, ...kept], chosen);
  };
  const provider = { ...memory, ...desk('memory') };
  const elixirs = async (ids: number[]) => new Map(ids.map((id) => [id, anElixir({ id, price: 100 * id })]));
  // Holds use the same catalogue.
  Object.assign(opened.catalog, { elixirs, ...UNCOUNTED });
  // Handlers keep the provider object that they were made with, so it is changed in place.
  Object.assign(opened.provider, provider);
  const deps: Opened = { ...opened, provider };
  return {
    deps,
    provider,
    /** Makes new checkouts use another provider; earlier ones keep theirs. */
    choose: (chosen: string) => void Object.assign(opened.provider, Object.assign(provider, desk(chosen))),
    shopper: (sessionId: string) => shopper(deps, provider, sessionId),
    /** A new shopper with one piece, up to the payment page. */
    async checkout(person: Parameters<typeof aShipping>[0] = {}) {
      const sessionId = randomUUID();
      const { cart } = await addItem(deps, sessionId, { cartId: 'new', elixirId: 1, quantity: 1 });
      return createPreference(deps, sessionId, { cartId: cart.id, shippingDetails: aShipping(person) });
    },
    close: async () => {
      await close();
      await contentMedia.close();
    },
  };
}

type Opened = Awaited<ReturnType<typeof paymentWorker.open>>['parts'];
export type Tabs = Awaited<ReturnType<typeof openTabs>>;
type Provider = Pick<ReturnType<typeof memoryProvider>, 'pay'>;

/** One session. Each tab plays its own steps; the shop's refusals are part of the play. */
function shopper(deps: Opened, provider: Provider, sessionId: string) {
  const added = new Map<number, number>();
  const paid: string[] = [];
  const news: Promise<unknown>[] = [];

  async function add(elixirId: number, quantity: number): Promise<void> {
    await addItem(deps, sessionId, { cartId: 'new', elixirId, quantity });
    added.set(elixirId, (added.get(elixirId) ?? 0) + quantity);
  }
  async function prefer(): Promise<string | undefined> {
    const { cart } = await readCart(deps, sessionId);
    return cart.id === 'new'
      ? undefined
      : (await createPreference(deps, sessionId, { cartId: cart.id })).preferenceId;
  }

  async function play(steps: Step[]): Promise<void> {
    let link: string | undefined;
    const acts: Record<Step['kind'], (step: Step) => Promise<unknown>> = {
      add: async (step) => 'elixirId' in step && add(step.elixirId, step.quantity),
      preference: async () => (link = await prefer()),
      pay: async () => {
        const paymentId = link && provider.pay(link);
        if (!paymentId) return;
        paid.push(paymentId);
        news.push(settle(deps, paymentId));
      },
      settle: async () => paid.length > 0 && settle(deps, paid.at(-1)!),
      webhook: async () => paid.length > 0 && news.push(settle(deps, paid[0]!)),
    };
    for (const step of steps) await unlessRefused(acts[step.kind](step));
  }

  return {
    /** Acknowledged pieces by elixir. */
    added,
    paid,
    play: async (tabs: Step[][]): Promise<void> => {
      await Promise.all(tabs.map(play));
      await Promise.all(news);
    },
    /** What reconciliation does later: settles each payment again, and does what is left in the outboxes. */
    rest: async (): Promise<void> => {
      for (const paymentId of paid) await settle(deps, paymentId);
    },
    cart: () => readCart(deps, sessionId),
    prefer,
  };
}

/** The shop's refusals are a normal part of the play. */
export async function unlessRefused<T>(act: Promise<T>): Promise<T | undefined> {
  try {
    return await act;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return undefined;
  }
}
