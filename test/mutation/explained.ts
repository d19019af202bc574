import { PAYMENTS } from './explained-payments.ts';

/**
 * A mutant that no test notices, and why none has to. `from` and `to` are what Stryker shows, on one line; `npm run mutate`
 * fails on a survivor that is not here, and on one here that a test notices by now.
 */
export type Explained = { file: string; from: string; to: string; why: string };

export const EXPLAINED: Explained[] = [
  {
    file: 'packages/contracts/src/money.ts',
    from: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6',
    to: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) <= 1e-6',
    why: 'No amount lies just there: binary fractions of pesos miss the centavo by far less, and a third decimal by far more.',
  },
  {
    file: 'gateway/src/request/csrf.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Requests that a server receives have a method; the type of Node says otherwise because answers have none.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/perform-refund.ts',
    from: 'ledger?.refunds',
    to: 'ledger.refunds',
    why: 'A refund that was sent stands in a ledger, and ledgers stay; the second look at it cannot find none.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund-strays.ts',
    from: 'error.status >= 500',
    to: 'error.status > 500',
    why: 'Setting money aside is refused with 404 and 409, or fails with 503: none is just 500.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund.store.ts',
    from: "ledgers .find({ 'refunds.status': 'requested', updatedAt: { $lte: before } }) .sort({ updatedAt: 1 })",
    to: "ledgers.find({ 'refunds.status': 'requested', updatedAt: { $lte: before } })",
    why: 'The index that answers has this order; which one answers nobody promises.',
  },
  {
    file: 'services/cart-orders/src/payments/refund/refund.store.ts',
    from: '{ updatedAt: 1 }',
    to: '{}',
    why: 'The same: without a key the order is that of the index.',
  },
  {
    file: 'services/content-media/src/images/avif.ts',
    from: 'false',
    to: 'true',
    why: 'How much of what was decoded is kept: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/avif.ts',
    from: 'sharp.concurrency(1);',
    to: ';',
    why: 'How many cores work on one picture: it changes time and memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'false',
    to: 'true',
    why: 'How much of what was decoded is kept: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'sharp.concurrency(1);',
    to: ';',
    why: 'How many cores work on one picture: it changes time and memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: "{ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }",
    to: '{}',
    why: 'Each file is made as small as it has to be later on; here it only spares memory.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: '/^timeout/',
    to: '/timeout/',
    why: 'No other message of the library has that word.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'true',
    to: 'false',
    why: 'Whether a picture is read line by line: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/polyglot.ts',
    from: '256 * 1024',
    to: '256 / 1024',
    why: 'A smaller step finds the same, after more work.',
  },
  {
    file: 'services/content-media/src/images/polyglot.ts',
    from: 'at < bytes.length',
    to: 'at <= bytes.length',
    why: 'Behind the last byte there is nothing to find.',
  },
  {
    file: 'services/content-media/src/images/images.store.ts',
    from: 'a < b',
    to: 'a <= b',
    why: 'No two keys are the same.',
  },
  {
    file: 'services/content-media/src/images/render-image.ts',
    from: '{ timeoutMs: TIMEOUT_MS }',
    to: '{}',
    why: 'No drawing of ours takes 20 seconds.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "['--max-semi-space-size=2']",
    to: '[]',
    why: 'How much memory the process takes for itself.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "{ PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }",
    to: '{}',
    why: 'How the process takes memory; it starts by a whole path.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "child.once('error', () => undefined);",
    to: ';',
    why: 'A process that cannot be started at all: no test may take all of the machine.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: 'pid !== undefined',
    to: 'true',
    why: 'The same process, which has no number then.',
  },
  {
    file: 'services/auth/src/login/admin-session.store.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Where no keys were found nobody looks at what is stored.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: "createHash('sha256').update(text).digest('base64url').slice(0, 22)",
    to: "createHash('sha256').update(text).digest('base64url')",
    why: 'A longer name of the same key.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'The first answer is not looked at, and there is no other one.',
  },
  {
    file: 'services/auth/src/login/throttle.ts',
    from: '() => false',
    to: '() => undefined',
    why: 'Both say that nothing was proved.',
  },
  {
    file: 'services/auth/src/password/passwords.ts',
    from: '{ memoryCost: 19_456, timeCost: 2, parallelism: 1 }',
    to: '{}',
    why: 'The library has the same costs today; written down they stay when it changes its own.',
  },
  {
    file: 'services/auth/src/password/passwords.ts',
    from: 'stored !== undefined',
    to: 'true',
    why: 'Nobody knows the password of nobody, which is 32 random bytes.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: "code.replace(/[\\s-]/g, '').toUpperCase()",
    to: "code.replace(/[\\s-]/g, '').toLowerCase()",
    why: 'What is typed and what is stored are read in the same way: either will do.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '/^\\d{6}$/',
    to: '/\\d{6}$/',
    why: 'The library refuses codes that are not of six characters.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '/^\\d{6}$/',
    to: '/^\\d{6}/',
    why: 'The same.',
  },
  {
    file: 'services/auth/src/second-factor/second-factor.ts',
    from: '{ size: SECRET_BYTES }',
    to: '{}',
    why: 'The library makes secrets of the same length today.',
  },
  {
    file: 'services/auth/src/team/team.store.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Whoever is asked for is not in that list either.',
  },
  ...PAYMENTS,
];
