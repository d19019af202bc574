import type { Guard } from './guard.ts';

const CART = 'services/cart-orders/src/shopping/cart';
const IMAGES = 'services/content-media/src/images';
const UPLOAD = `${IMAGES}/refused-upload.test.ts`;

/** What is sold, what is stored. */
export const GOODS: Guard[] = [
  {
    what: 'stock: nobody reserves more than there is',
    file: 'services/catalog/src/stock/stock.store.ts',
    find: "{ id, stock: { $gte: quantity }, 'holds.checkoutId': { $ne: checkoutId } }",
    replace: "{ id, stock: { $type: 'number' }, 'holds.checkoutId': { $ne: checkoutId } }",
    test: 'services/catalog/src/stock/stock.test.ts',
    title: 'when 50 take one of the last 3',
  },
  {
    what: 'stock: a reservation that is asked for twice',
    file: 'services/catalog/src/stock/stock.store.ts',
    find: "stock: { $gte: quantity }, 'holds.checkoutId': { $ne: checkoutId } }",
    replace: 'stock: { $gte: quantity } }',
    test: 'services/catalog/src/stock/stock.test.ts',
    title: 'when a checkout asks 20 times at once',
  },
  {
    what: 'the price of a custom elixir is the shop’s',
    file: 'packages/contracts/src/constants.ts',
    find: 'CUSTOM_ELIXIR_PRICE_CENTS = 37_500',
    replace: 'CUSTOM_ELIXIR_PRICE_CENTS = 1',
    test: 'services/cart-orders/src/shopping/custom-elixir/custom-elixir.test.ts',
    title: 'when a shopper builds an elixir',
  },
  {
    what: 'carts: quantities from 1 to 99',
    file: 'packages/contracts/src/cart.ts',
    find: 'z.int(QUANTITY).check(z.gte(1, QUANTITY), z.lte(MAX_QUANTITY, QUANTITY))',
    replace: 'z.int(QUANTITY)',
    test: `${CART}/cart-input.test.ts`,
    title: 'quantity 1e9',
  },
  {
    what: 'carts: fields that nobody may write',
    file: 'packages/contracts/src/cart.ts',
    find: 'z.strictObject({ cartId, elixirId',
    replace: 'z.object({ cartId, elixirId',
    test: `${CART}/cart-input.test.ts`,
    title: 'when a price of its own',
  },
  {
    what: 'carts: 100 different elixirs',
    file: `${CART}/cart-rules.ts`,
    find: 'if (ids.length > MAX_LINES)',
    replace: 'if (ids.length > MAX_LINES * 9)',
    test: `${CART}/cart-rules.test.ts`,
    title: 'when a cart is full',
  },
  {
    what: 'own elixirs: only in the carts of who made them',
    file: `${CART}/cart-rules.ts`,
    find: 'if (!elixir || isForeign(elixir, sessionId)) throw',
    replace: 'if (!elixir) throw',
    test: 'services/cart-orders/src/shopping/custom-elixir/custom-elixir.test.ts',
    title: "when another shopper adds someone's own elixir",
  },
  {
    what: 'carts: requests of one address in a minute',
    file: 'packages/service-kit/src/rate-limit.ts',
    find: 'limit: max,',
    replace: 'limit: max * 1_000,',
    test: `${CART}/cart-input.test.ts`,
    title: 'when too many calls come from one address',
  },
  {
    what: 'uploads: what a file is by its bytes',
    file: `${IMAGES}/render-image.ts`,
    find: 'if (!type || isPolyglot(bytes)) throw',
    replace: 'if (!type) throw',
    test: UPLOAD,
    title: 'when a file is no picture of ours',
  },
  {
    what: 'uploads: bombs are refused by their header',
    file: `${IMAGES}/webp.ts`,
    find: "if (meta.width * meta.height > limit) return 'too big';",
    replace: '',
    test: UPLOAD,
    title: 'when a file is no picture of ours',
  },
  {
    what: 'uploads: 8 MB',
    file: `${IMAGES}/receive-image.ts`,
    find: 'fileSize: MAX_UPLOAD_BYTES,',
    replace: 'fileSize: MAX_UPLOAD_BYTES * 4,',
    test: UPLOAD,
    title: 'when a file is no picture of ours',
  },
  {
    what: 'pictures that pages show are not deleted',
    file: `${IMAGES}/images.routes.ts`,
    find: "if (!isDeletionToken(secret, name, req.query['release'])) throw badRequest(NOT_RELEASED);",
    replace: 'void [isDeletionToken, badRequest, secret, NOT_RELEASED];',
    test: `${IMAGES}/delete-image.test.ts`,
    title: 'word for this image is missing',
  },
];
