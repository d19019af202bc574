import type { ActivityEntry } from '@shop/contracts/activity';

type Thing = Pick<ActivityEntry, 'call' | 'kind' | 'target' | 'name'>;

/** The address of the thing's window in its list; the search finds it on any page. */
const listed =
  (list: string, window: string) =>
  ({ target, name }: Thing): string => {
    const [id = ''] = target.split(' ');
    return `/admin/${list}?${new URLSearchParams({ ...(name && { q: name }), ...(id && { ventana: `${window}.${id}` }) })}`;
  };
/** For lists without a search, or with things that are found by number only. */
const numbered = (list: string, window: string) => (thing: Thing) =>
  listed(list, window)({ ...thing, name: '' });

const PLACES: Record<string, (thing: Thing) => string> = {
  orders: listed('orders', 'details'),
  refunds: (thing) =>
    thing.call.includes('/reviews/')
      ? `${numbered('reviews', 'review')(thing)}&estado=done`
      : listed('orders', 'details')(thing),
  customers: numbered('customers', 'customer'),
  messages: numbered('messages', 'read'),
  mails: numbered('mails', 'mail'),
  discounts: listed('discounts', 'edit'),
  giftCards: () => '/admin/gift-cards',
  products: listed('products', 'details'),
  flowers: listed('flowers', 'edit'),
  lots: listed('lots', 'edit'),
  texts: numbered('texts', 'texto'),
  integrations: () => '/admin/integrations',
  team: () => '/admin/team',
  account: () => '/admin/account',
  settings: ({ call }) => `/admin/settings${call.includes('/keys') ? '#cobros-y-correo' : ''}`,
};

/** Address of the entry's thing; undefined once it is deleted. */
export const thingAddress = (thing: Thing): string | undefined => {
  const isGone = /^DELETE .*\{\w+\}$/.test(thing.call);
  return isGone ? undefined : PLACES[thing.kind]?.(thing);
};
