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
    mutate: ['gateway/src/request/change.ts'],
    tests: ['gateway/src/request/change.test.ts'],
    strings: true,
  },
  refunds: {
    mutate: ['refund', 'refund.store', 'perform-refund', 'refund-unmatched-payments'].map(
      (name) => `${PAYMENTS}/refund/${name}.ts`,
    ),
    // Those of whole shops notice most too, each after many seconds.
    tests: ['perform-refund', 'request-refund', 'plan-unmatched-payments', 'refund.store'].map(
      (name) => `${PAYMENTS}/refund/${name}.test.ts`,
    ),
  },
  // The program of the child process is left out: no mutant is switched on there.
  upload: {
    mutate: [`${IMAGES}/!(render-process).ts`],
    tests: [
      `${IMAGES}/{image-type,polyglot,images.store,receive-image,images.routes}.test.ts`,
      `${IMAGES}/{avif,webp,render-image}.test.ts`,
    ],
  },
  // Its rules and stores.
  auth: {
    mutate: [
      `${AUTH}/password/*.ts`,
      `${AUTH}/login/{admin-session.store,cookie-of,device-name,known-devices,login,throttle}.ts`,
      `${AUTH}/second-factor/second-factor.ts`,
      `${AUTH}/team/{team,team.store}.ts`,
      `${AUTH}/access/{access-link.store,choose-password}.ts`,
    ],
    tests: [
      `${AUTH}/login/{device,check-credentials,attempts,admin-session.store}.test.ts`,
      `${AUTH}/password/{password-rules,passwords}.test.ts`,
      `${AUTH}/{second-factor/codes,team/team.store,access/choose-password}.test.ts`,
    ],
  },
  // Routes of signing in, and what they do to sessions: whole services try them.
  'sign-in': {
    mutate: [`${AUTH}/login/{*.routes,admin-session,let-in,own-account}.ts`],
    tests: [
      `${AUTH}/login/{login,admin-session,sessions,prove,ended-meanwhile}.test.ts`,
      `${AUTH}/passkey/passkey-account.test.ts`,
    ],
  },
  // More routes, each with the whole services that try it.
  'second-factor': {
    mutate: [`${AUTH}/second-factor/second-factor.routes.ts`],
    tests: [`${AUTH}/{second-factor/second-factor,team/team}.test.ts`],
  },
  team: {
    mutate: [`${AUTH}/{team/team,access/access,api-token/api-token}.routes.ts`],
    tests: [`${AUTH}/{team/team,team/team-mails,api-token/api-token}.test.ts`],
  },
  passkeys: {
    mutate: [`${AUTH}/passkey/{*.routes,passkeys,challenges,relying-party}.ts`],
    tests: [`${AUTH}/passkey/{relying-party,passkey,passkey-account}.test.ts`],
  },
  'mail-links': {
    mutate: [`${AUTH}/{login-link/*,account/email.routes}.ts`],
    tests: [`${AUTH}/{login-link/login-link,account/email}.test.ts`],
  },
  // Without routes, and without the calls of the provider: those only whole shops try, with its sandbox.
  payments: {
    mutate: [
      `${PAYMENTS}/settle/*.ts`,
      `${PAYMENTS}/pay/{checkout-return,payment-ids,process-payment}.ts`,
      `${PAYMENTS}/webhook/{retry-webhook-event,webhook-event.store}.ts`,
      `${PAYMENTS}/provider/mercado-pago/{preferences/preference-body,preferences/read-answers,signature,voucher}.ts`,
      `${ORDER}/{order-payment,payment.rank}.ts`,
    ],
    tests: [
      `${PAYMENTS}/settle/{settle-payment,settle-order,settle-rules,settle-and-wait,reconcile-steps,payment.store}.test.ts`,
      `${PAYMENTS}/pay/{return-page,submit-payment,payment-ids}.test.ts`,
      `${PAYMENTS}/provider/mercado-pago/{preferences/preference-body,preferences/read-answers,signature}.test.ts`,
      `${PAYMENTS}/webhook/webhook-event.store.test.ts`,
      `${ORDER}/{order-payment,payment.rank}.test.ts`,
    ],
  },
};

/** Tests are no product, and what a schema declares only the database reads. */
export const NEVER = ['!**/*.test.ts', '!**/*.model.ts', '!**/testing/**'];
