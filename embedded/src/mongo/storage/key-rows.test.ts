import { expect, test } from '@jest/globals';
import { EMPTY_ARRAY } from '../bson/write-key.ts';
import type { Doc } from '../bson/values.ts';
import { keyRows } from './key-rows.ts';

const rowsOf = (doc: Doc, ...fields: string[]) =>
  keyRows(
    doc,
    fields.map((field) => field.split('.')),
  );

test('when two paths lead into the same array then each row keeps to one element', () => {
  const doc = {
    items: [
      { sku: 'a', size: 's' },
      { sku: 'b', size: 'l' },
    ],
  };

  const { rows } = rowsOf(doc, 'items.sku', 'items.size');

  expect(rows).toEqual([
    ['a', 's'],
    ['b', 'l'],
  ]);
});

test('when two paths lead into different arrays then it is error 171', () => {
  const doc = { a: ['x'], b: ['y'] };

  expect(() => rowsOf(doc, 'a', 'b')).toThrow(expect.objectContaining({ code: 171 }));
});

test('when a field stands beside an array then its value is in every row', () => {
  const { rows, multikey } = rowsOf({ session: 's', tags: ['x', 'y'] }, 'session', 'tags');

  expect(rows).toEqual([
    ['s', 'x'],
    ['s', 'y'],
  ]);
  expect(multikey).toEqual([false, true]);
});

test('when an array is empty then the row says so at its end and has nothing inside it', () => {
  expect(rowsOf({ tags: [] }, 'tags').rows).toEqual([[EMPTY_ARRAY]]);
  expect(rowsOf({ items: [] }, 'items.sku').rows).toEqual([[undefined]]);
});

test('when an element is itself an array then it is not opened', () => {
  expect(rowsOf({ a: [['x', 'y'], 'z'] }, 'a').rows).toEqual([[['x', 'y']], ['z']]);
});

test('when a path has an index then only that element counts', () => {
  expect(rowsOf({ a: ['x', 'y'] }, 'a.1')).toEqual({ rows: [['y']], multikey: [false] });
});
