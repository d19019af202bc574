import fc, { type Arbitrary } from 'fast-check';

/** What attackers and broken programs send. */
export const WRONG: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e309, Number.MAX_SAFE_INTEGER + 1, '', ' ', [], {}, [[[]]]],
  ...[{ $ne: '' }, { $gt: '' }, { $where: 'sleep(1000)' }, { $regex: '(a+)+$' }, '$where', '{"$ne":""}'],
  ...[
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '‮abc',
    '\ud800',
    '<svg onload=alert(1)>',
  ],
  ...["' OR 1=1 --", 'x'.repeat(10_000), 'NaN', 'Infinity', '0x10', '1e3', '١٢٣', '-0', '9'.repeat(400)],
];

/** A value with one of its parts taken away, added, or put in another's place. */
export const spoilt = (value: unknown): Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...WRONG), fc.nat(), fc.nat(3))
    .map(([wrong, at, how]) => spoil(value, { wrong, at, how }));

type Change = { wrong: unknown; at: number; how: number };

function spoil(value: unknown, change: Change): unknown {
  if (change.how === 0 || typeof value !== 'object' || value === null) return change.wrong;
  if (Array.isArray(value)) return [...value, change.wrong];
  const names = Object.keys(value);
  const name = names[change.at % Math.max(1, names.length)];
  if (change.how === 1 || name === undefined)
    return { ...value, [String(change.wrong)]: 1, _id: 'x', role: 'owner' };
  if (change.how === 2) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: change.wrong };
}
