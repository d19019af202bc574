import { expect, test } from '@jest/globals';
import { Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { compare } from './compare.ts';
import { keyOf, reversed } from './key.ts';
import type { BsonValue } from './values.ts';

const leaf: fc.Arbitrary<BsonValue> = fc.oneof(
  fc.integer().map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'ñ', '🐝', '\uffff') }),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom('0'.repeat(24), 'f'.repeat(24)).map((hex) => new ObjectId(hex)),
);

const { value: anyValue } = fc.letrec<{ value: BsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

test('when two values have keys then the bytes order as the values do', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(Math.sign(Buffer.compare(keyOf(a), keyOf(b)))).toBe(Math.sign(compare(a, b)));
    }),
    { numRuns: 2_000 },
  );
});

test('when keys are reversed then the bytes order the other way round', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      const order = Math.sign(Buffer.compare(reversed(keyOf(a)), reversed(keyOf(b))));
      expect(order).toBe(Math.sign(compare(b, a)));
    }),
    { numRuns: 2_000 },
  );
});

test('when longs are too close for a double then their keys still tell them apart', () => {
  const longs = [2n ** 53n, 2n ** 53n + 1n, 2n ** 53n + 3n, 2n ** 53n + 4n].map((value) =>
    Long.fromBigInt(value),
  );

  const keys = longs.map((value) => keyOf(value));

  expect(keys.toSorted(Buffer.compare)).toEqual(keys);
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(longs.length);
});

test('when an int, a long and a double are the same number then they have the same key', () => {
  const keys = [new Int32(7), Long.fromNumber(7), new Double(7)].map((value) => keyOf(value).toString('hex'));

  expect(new Set(keys).size).toBe(1);
});
