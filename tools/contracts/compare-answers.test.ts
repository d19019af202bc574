import { describe, expect, test } from '@jest/globals';
import type { Contract } from '@shop/contracts/endpoints/endpoint';
import * as z from 'zod/mini';
import { breaksBetween } from './compare.ts';
import { takeSnapshot } from './snapshot.ts';

const changes = (before: Contract, now: Contract): string[] =>
  breaksBetween(takeSnapshot('a', { 'GET /x': before }), takeSnapshot('b', { 'GET /x': now })).map(
    ({ part, path, what }) => [part, path, what].filter(Boolean).join(' '),
  );
type Schema = z.ZodMiniType;
const answer = (before: Schema, now: Schema) => changes({ response: before }, { response: now });

const status = z.enum(['pending', 'paid']);
const moreStatuses = z.enum(['pending', 'paid', 'lost']);

describe('what breaks those who read', () => {
  const order = { id: z.string(), status: z.string(), note: z.optional(z.string()) };
  test.each<[string, Schema, Schema, string]>([
    ['a field taken away', z.object(order), z.object({ id: order.id, note: order.note }), 'status is gone'],
    [
      'an optional field taken away',
      z.object(order),
      z.object({ id: order.id, status: order.status }),
      'note is gone',
    ],
    [
      'a field that may be missing',
      z.object(order),
      z.object({ ...order, id: z.optional(z.string()) }),
      'id may be missing now',
    ],
    [
      'a field that may be null',
      z.object(order),
      z.object({ ...order, id: z.nullable(z.string()) }),
      'id may now be the type null',
    ],
    ['another type', z.object(order), z.object({ ...order, id: z.int() }), 'id may now be the type integer'],
    [
      'any number instead of whole ones',
      z.object({ a: z.int() }),
      z.object({ a: z.number() }),
      'the type number',
    ],
    ['a value more', z.object({ a: status }), z.object({ a: moreStatuses }), 'a may now be "lost"'],
    [
      'any text instead of a list',
      z.object({ a: status }),
      z.object({ a: z.string() }),
      'what is not in its list',
    ],
    [
      'a field less in a list',
      z.array(z.object(order)),
      z.array(z.object({ id: order.id })),
      '[].status is gone',
    ],
    [
      'other values in a record',
      z.object({ errors: z.record(z.string(), z.string()) }),
      z.object({ errors: z.record(z.string(), z.int()) }),
      'errors{} may now be the type integer',
    ],
    [
      'a new field for callers that refuse unknown ones',
      z.strictObject(order),
      z.strictObject({ ...order, b: z.string() }),
      'b is new',
    ],
  ])('when there is %s then it is refused', (_name, before, now, expected) => {
    expect(answer(before, now).join('\n')).toContain(expected);
  });

  test.each<[string, Schema, Schema]>([
    ['a new field', z.object(order), z.object({ ...order, b: z.string() })],
    ['a field that is always there now', z.object(order), z.object({ ...order, note: z.string() })],
    ['a value fewer', z.object({ a: moreStatuses }), z.object({ a: status })],
    ['a list instead of any text', z.object(order), z.object({ ...order, status })],
    ['null no more', z.object({ a: z.nullable(z.string()) }), z.object({ a: z.string() })],
  ])('when there is %s then nobody is hurt', (_name, before, now) => {
    expect(answer(before, now)).toEqual([]);
  });
});
