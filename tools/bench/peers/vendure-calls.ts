import type { Call } from '../load.ts';

// Asked for is what our answers carry. Where the peer has nothing like it (taste, ingredients, the flowers of a line in the
// cart) nothing is asked for in its place, so that its answers are the shorter ones.
const LIST = `query List($take: Int!) { search(input: { take: $take, groupByProduct: true }) {
  totalItems
  items {
    productId productName slug description inStock currencyCode facetValueIds
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
    productAsset { preview }
  }
} }`;

const CART = `fragment Cart on Order {
  id code totalQuantity totalWithTax currencyCode
  lines {
    id quantity createdAt updatedAt linePriceWithTax
    productVariant { id name priceWithTax stockLevel product { name slug description } }
    featuredAsset { preview }
  }
}`;
const GET = `query Get { activeOrder { ...Cart } } ${CART}`;
const ADD = `mutation Add($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) {
  ...Cart ... on ErrorResult { errorCode message }
} } ${CART}`;

type Headers = Record<string, string>;
type Listed = { search: { totalItems: number; items: { productId: string }[] } };
type Order = { totalQuantity: number };

/** What shoppers ask of Vendure, over its GraphQL. */
export function vendureCalls(url: string, products: number) {
  const call = (query: string, variables: object, headers: Headers = {}): Call => ({
    ...{ url, method: 'POST', expect: 200 },
    headers: { accept: 'application/json', ...headers },
    body: { query, variables },
  });
  // The search of its index, which lists of a storefront use; its query 'products' took 71 ms where this one took 3.
  const list = () => call(LIST, { take: products });
  const get = (headers: Headers) => call(GET, {}, headers);
  const add = (headers: Headers) => call(ADD, { variant: '1' }, headers);
  return {
    list,
    get,
    add,
    /** How many products the list has. */
    async listed(): Promise<number> {
      const { data } = await ask<Listed>(list());
      return data.search.items.length;
    },
    /** How many pieces are in a cart. */
    async pieces(headers: Headers): Promise<number> {
      const { data } = await ask<{ activeOrder: Order }>(get(headers));
      return data.activeOrder.totalQuantity;
    },
    /** A session with one line in its cart. */
    async openShopper(): Promise<Headers> {
      const { data, token } = await ask<{ addItemToOrder: Order }>(add({}));
      if (!token || data.addItemToOrder.totalQuantity !== 1)
        throw new Error(`Vendure added nothing: ${JSON.stringify(data)}`);
      return { authorization: `Bearer ${token}` };
    },
  };
}

async function ask<T>({
  url,
  method = 'GET',
  headers = {},
  body,
}: Call): Promise<{ data: T; token: string | null }> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: object };
  if (errors) throw new Error(`Vendure answered ${JSON.stringify(errors)}`);
  return { data, token: answer.headers.get('vendure-auth-token') };
}
