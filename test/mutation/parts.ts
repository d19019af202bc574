/**
 * What is mutated together, and the only tests that are run for it, those first that tell soonest: paths and globs from
 * the root. Tests that kill whole processes are not among them. Only where `strings` is set are strings changed: elsewhere
 * they are words of a type, which tsc compares, or texts for people.
 */
export type Part = { mutate: string[]; tests: string[]; strings?: boolean };

const PAYMENTS = 'services/cart-orders/src/payments';
const ORDER = 'services/cart-orders/src/orders/order';
const AUTH = 'services/auth/src';
const IMAGES = 'services/content-media/src/images';

/** The least share of the mutants of a part that tests must notice, in percent. */
export const LEAST_SCORE = 85;

export const PARTS: Record<string, Part> = {
  money: {
    mutate: ['packages/contracts/src/money.ts'],
    tests: ['packages/contracts/src/money.test.ts'],
    strings: true,
  },
  csrf: {
    mutate: ['gateway/src/request/csrf.ts'],
    tests: ['gateway/src/request/csrf.test.ts'],
    strings: true,
  },
  refunds: {
    mutate: ['refund', 'refund.store', 'perform-refund', 'refund-strays'].map(
      (name) => `${PAYMENTS}/refund/${name}.ts`,
    ),
    // Those of whole shops notice most too, each after many seconds.
    tests: ['perform-refund', 'request-refund', 'plan-strays', 'refund.store'].map(
      (name) => `${PAYMENTS}/refund/${name}.test.ts`,
    ),
  },
  upload: { mutate: [`${IMAGES}/*.ts`], tests: [`${IMAGES}/*.test.ts`] },
  auth: {
    mutate: [`${AUTH}/{login,password,second-factor,team,access}/*.ts`],
    tests: [`${AUTH}/**/*.test.ts`],
  },
  payments: {
    mutate: [`${PAYMENTS}/{pay,settle,webhook,provider}/*.ts`, `${ORDER}/{order-payment,payment.rank}.ts`],
    tests: [`${PAYMENTS}/{pay,settle,webhook,provider,queue}/*.test.ts`, `${ORDER}/order-payment.test.ts`],
  },
};

/** Tests are no product, and what a schema declares only the database reads. */
export const NEVER = ['!**/*.test.ts', '!**/*.model.ts', '!**/testing/**'];
