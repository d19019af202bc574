import { expect, test } from '@jest/globals';
import { activitySentence, activityValue, sentenceText } from './activity-sentence.ts';
import { RECORDED_JOBS } from './activity-kinds.ts';
import { RECORDED_CALLS } from './derived/recorded-calls.ts';

type Told = Parameters<typeof activitySentence>[0];
const REFUND = 'POST /api/orders/{orderId}/refunds';
const said = (over: Partial<Told>) =>
  sentenceText(
    activitySentence({
      ...{
        call: REFUND,
        kind: 'refunds',
        who: 'Lucía',
        role: 'staff',
        name: '',
        outcome: 'done',
        changes: [],
      },
      ...over,
    }),
  );

test.each(Object.entries({ ...RECORDED_CALLS, ...RECORDED_JOBS }))(
  'when %s is told then it is a sentence of words, with and without a name',
  (call, [kind]) => {
    for (const name of ['', 'Tajonal']) {
      const sentence = said({ call, kind, name });

      expect(sentence).toMatch(/^Lucía \p{Ll}+ó?\b/u);
      expect(sentence).not.toMatch(/[<>[\]{}|]|\/|undefined|\bde el\b|\ba el\b| $| {2}/);
    }
  },
);

test('when a call is about one thing then its title says which words stand for it', () => {
  // Calls about the actor's own account, or about something that is deleted, name nothing to open.
  const WITHOUT = /\/account\/|\/images\/|\/forget$/;
  const untold = Object.entries(RECORDED_CALLS)
    .filter(([call, [, title]]) => call.endsWith('}') && !WITHOUT.test(call) && !title.includes('<'))
    .map(([call]) => call);

  expect(untold).toEqual([]);
});

test('when fields and a name are known then the sentence has them, and otherwise it does without', () => {
  const changes = [{ field: 'amount', after: '245.5' }];

  expect(said({ name: 'MS-000004', changes })).toBe('Lucía reembolsó $245.50 MXN de MS-000004');
  expect(said({ name: 'MS-000004' })).toBe('Lucía reembolsó MS-000004');
  expect(said({ changes })).toBe('Lucía reembolsó $245.50 MXN de un pedido');
  expect(said({ call: 'PATCH /api/elixirs/{id}', kind: 'products', name: '$& <b>' })).toBe(
    'Lucía cambió el producto $& <b>',
  );
  expect(said({ call: 'PUT /api/admin/texts/{id}/draft', kind: 'texts', name: 'home/hero' })).toBe(
    'Lucía guardó un borrador del texto home/hero',
  );
});

test.each([
  ['price', '280', '$280.00 MXN'],
  ['cost', '95.5', '$95.50 MXN'],
  ['compareAt.price', '320', '$320.00 MXN'],
  ['deliveryWays.0.freeFrom', '900', '$900.00 MXN'],
  ['giftCardAmounts', '250, 500', '$250.00 MXN, $500.00 MXN'],
  ['minimum', '', '(vacío)'],
  ['stock', '12', '12'],
])('when %s is %s then people read %s', (field, value, words) => {
  expect(activityValue(field, value)).toBe(words);
});

test('when it was refused, done by the shop, or is of a later release then the sentence says so', () => {
  const refused = { outcome: 'refused', call: 'PATCH /api/elixirs/{id}' };
  expect(said({ ...refused, kind: 'products', name: 'Tajonal' })).toBe(
    'Lucía no cambió el producto Tajonal: no tiene permiso',
  );
  expect(said({ ...refused, kind: 'access', who: '' })).toBe('Alguien intentó entrar');
  expect(said({ ...refused, kind: 'account' })).toBe('Lucía no pudo confirmar quién es');
  expect(said({ call: 'retention', kind: 'customers', who: 'sistema', role: '' })).toBe(
    'La tienda borró datos personales por su antigüedad',
  );
  expect(said({ call: 'POST /api/some/later', kind: '' })).toBe(
    'Lucía hizo algo que esta versión no sabe nombrar',
  );
});
