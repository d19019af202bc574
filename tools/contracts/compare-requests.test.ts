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
const request = (before: Schema, now: Schema) => changes({ request: before }, { request: now });

const form = { name: z.string().check(z.minLength(2), z.maxLength(50)), phone: z.optional(z.string()) };
const status = z.enum(['pending', 'paid']);
const moreStatuses = z.enum(['pending', 'paid', 'lost']);

describe('what breaks those who send', () => {
  test.each<[string, Schema, Schema, string]>([
    [
      'a new required field',
      z.strictObject(form),
      z.strictObject({ ...form, zip: z.string() }),
      'zip is required now',
    ],
    [
      'an optional field that becomes required',
      z.strictObject(form),
      z.strictObject({ ...form, phone: z.string() }),
      'phone is required now',
    ],
    [
      'a field taken away',
      z.strictObject(form),
      z.strictObject({ name: form.name }),
      'phone is no longer taken',
    ],
    [
      'a filter taken away from a loose query',
      z.object({ q: z.optional(z.string()) }),
      z.object({}),
      'q is no longer taken',
    ],
    [
      'another type',
      z.object({ a: z.string() }),
      z.object({ a: z.number() }),
      'a no longer takes the type string',
    ],
    [
      'only whole numbers',
      z.object({ a: z.number() }),
      z.object({ a: z.int() }),
      'a no longer takes the type number',
    ],
    ['a value fewer', z.object({ a: moreStatuses }), z.object({ a: status }), 'a no longer takes "lost"'],
    [
      'a list instead of any text',
      z.object({ a: z.string() }),
      z.object({ a: status }),
      'what is not in its list',
    ],
    [
      'a lower limit that rises',
      z.object(form),
      z.object({ ...form, name: z.string().check(z.minLength(3), z.maxLength(50)) }),
      'name is narrower now: minLength 2 → 3',
    ],
    [
      'an upper limit that falls',
      z.object(form),
      z.object({ ...form, name: z.string().check(z.minLength(2), z.maxLength(40)) }),
      'name is narrower now: maxLength 50 → 40',
    ],
    [
      'a new limit',
      z.object({ a: z.number() }),
      z.object({ a: z.number().check(z.gte(1)) }),
      'minimum none → 1',
    ],
    [
      'a new pattern',
      z.object({ a: z.string() }),
      z.object({ a: z.string().check(z.regex(/^a$/)) }),
      'a is narrower now: pattern none → "^a$"',
    ],
    [
      'no null any more',
      z.object({ a: z.nullable(z.string()) }),
      z.object({ a: z.string() }),
      'the type null',
    ],
    [
      'an alternative fewer',
      z.object({ id: z.union([z.string(), z.int()]) }),
      z.object({ id: z.string() }),
      'id no longer takes the type integer',
    ],
    [
      'deep inside a list',
      z.object({ lines: z.array(z.strictObject({ n: z.number() })) }),
      z.object({ lines: z.array(z.strictObject({ n: z.number(), price: z.number() })) }),
      'lines[].price is required now',
    ],
    [
      'no longer anything',
      z.object({ a: z.unknown() }),
      z.object({ a: z.optional(z.string()) }),
      'any value',
    ],
  ])('when there is %s then it is refused', (_name, before, now, expected) => {
    const found = request(before, now);

    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test.each<[string, Schema, Schema]>([
    ['a new optional field', z.strictObject(form), z.strictObject({ ...form, zip: z.optional(z.string()) })],
    [
      'a new field with a default',
      z.strictObject(form),
      z.strictObject({ ...form, n: z._default(z.int(), 1) }),
    ],
    ['a required field that becomes optional', z.object(form), z.object(z.partial(z.object(form)).shape)],
    ['a value more', z.object({ a: status }), z.object({ a: moreStatuses })],
    ['wider limits', z.object(form), z.object({ ...form, name: z.string().check(z.minLength(1)) })],
    ['any number instead of whole ones', z.object({ a: z.int() }), z.object({ a: z.number() })],
    ['null too', z.object({ a: z.string() }), z.object({ a: z.nullable(z.string()) })],
    ['another message', z.object({ a: z.string('uno') }), z.object({ a: z.string('dos') })],
    ['another order of fields', z.strictObject(form), z.strictObject({ phone: form.phone, name: form.name })],
    ['a loose object', z.strictObject(form), z.object(form)],
  ])('when there is %s then nobody is hurt', (_name, before, now) => {
    expect(request(before, now)).toEqual([]);
  });
});

describe('endpoints', () => {
  test('when one is gone or promises nothing any more then it is refused, and a new one is fine', () => {
    const before = takeSnapshot('a', { 'GET /a': {}, 'GET /b': { response: z.string() } });
    const now = takeSnapshot('b', { 'GET /b': {}, 'GET /c': { request: z.object({ a: z.string() }) } });

    expect(breaksBetween(before, now)).toEqual([
      { route: 'GET /a', part: 'route', path: '', what: 'is gone' },
      { route: 'GET /b', part: 'response', path: '', what: 'is no longer promised' },
    ]);
  });

  test('when one that took nothing wants a field then it is refused', () => {
    expect(changes({}, { request: z.strictObject({ note: z.string() }) })).toEqual([
      'request note is required now',
    ]);
  });
});
