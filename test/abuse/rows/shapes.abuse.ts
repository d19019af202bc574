import type { JsonSchema } from '@shop/contracts/endpoints/json-schemas';
import { jsonSchemaOf } from '@shop/contracts/endpoints/json-schemas';
import { signIn } from '@shop/service-kit/testing/backing';
import { addressOf as pathOf } from '@shop/service-kit/testing/who-may-call';
import fc from 'fast-check';
import type { Schema } from '../../../tools/contracts/schema.ts';
import type { ScenarioContext } from '../../faults/scenario.ts';
import { arbitraryOf } from '../../fuzz/arbitrary.ts';
import { ROUTES, type Route } from '../../fuzz/calls.ts';
import { abuse, addressOf, forEachOf, isRefused, namesOf, none } from '../abuse.ts';

const OPERATORS = [{ $ne: '' }, { $gt: '' }, { $where: 'sleep(1000)' }, { $nor: [{}] }, { __proto: 1 }];
const FOREIGN = {
  _id: 'x',
  role: 'owner',
  sessionId: 'x',
  totalAmount: 1,
  totalCents: 1,
  passwordHash: 'x',
  constructor: 1,
  $set: { price: 1 },
  'stock.sold': 0,
};

type Body = Record<string, unknown>;
type Try = { route: Route; name: string; body: unknown };

/** A body that the contract of an address takes; none when it takes no object. */
function validBody({ endpoint }: Route): Body | undefined {
  if (!endpoint.request) return undefined;
  const some = fc.sample(arbitraryOf(jsonSchemaOf(endpoint.request) as Schema), { seed: 1, numRuns: 400 });
  return some.find((one) => endpoint.request?.safeParse(one).success) as Body | undefined;
}

/** Fields that must be of some kind: those that may be anything are looked at by nobody. */
const fieldsOf = ({ endpoint }: Route): string[] => {
  const { properties = {} } = jsonSchemaOf(endpoint.request!) as JsonSchema as Schema;
  return Object.entries(properties)
    .filter(([, part]) => Object.keys(part).length > 0)
    .map(([name]) => name);
};

async function sendAll({ shop }: ScenarioContext, tries: Try[]) {
  const admin = await signIn(shop.visitor(), shop.env());
  let calls = 0;
  return forEachOf(tries, async ({ route, name, body }) => {
    const { method, path } = pathOf(route.name, {}, '1');
    const headers = { 'x-forwarded-for': addressOf(7, (calls += 1)) };
    const { status } = await admin.request(method, path, body, headers);
    return { name: `${route.name} ${name}: ${status}`, ok: isRefused(status) };
  });
}

/** What browsers may send. */
const WRITES = ROUTES.filter(({ endpoint }) => endpoint.who !== 'service')
  .map((route) => ({ route, valid: validBody(route) }))
  .flatMap(({ route, valid }) => (valid ? [{ route, valid }] : []));

export const operators = abuse(
  'A9',
  'operators of the database stand where values should',
  async (context) => {
    const tries = WRITES.flatMap(({ route, valid }) =>
      fieldsOf(route).flatMap((field, at) =>
        // Each field meets one of them in the short form, and all of them in the long one.
        OPERATORS.filter((_, nth) => !context.isShort || nth === at % OPERATORS.length).map((operator) => ({
          route,
          name: `${field} ${JSON.stringify(operator)}`,
          body: { ...valid, [field]: operator },
        })),
      ),
    );
    return [none(`of ${tries.length} bodies, taken`, namesOf(await sendAll(context, tries)))];
  },
);

export const foreignFields = abuse('A10', 'fields are sent that nobody may write', async (context) => {
  const tries = WRITES.flatMap(({ route, valid }) =>
    Object.entries(FOREIGN)
      .filter(([field]) => !fieldsOf(route).includes(field))
      .map(([field, value]) => ({ route, name: field, body: { ...valid, [field]: value } })),
  );
  const some = context.isShort ? tries.filter((_, nth) => nth % 3 === 0) : tries;
  const taken = namesOf(await sendAll(context, some));
  const { shop } = context;
  const admin = await signIn(shop.visitor(), shop.env());
  const told: string[] = [];
  for (const path of ['/api/admin/account', '/api/admin/team', '/api/admin/account/sessions'])
    if (/argon2|passwordHash|sealed|secret/i.test(JSON.stringify((await admin.get(path)).body)))
      told.push(path);
  return [none(`of ${some.length} bodies, taken`, taken), none('answers with a hash or a secret', told)];
});
