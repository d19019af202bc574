import { expect, test } from '@jest/globals';
import { changedFields } from './changed-fields.ts';

test('when what was sent lies very deep then it is followed no further than an entry needs', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(90_000)}${']'.repeat(90_000)}`);

  expect(changedFields('settings', {}, { status: 'x', deep })).toEqual([
    { field: 'status', after: 'x' },
    { field: 'deep.0.0.0.0.0.0.0.0.0', after: '…' },
  ]);
});

test('when one word is very long then nobody waits until all of it was looked through', () => {
  const before = process.threadCpuUsage();
  const [change] = changedFields('access', {}, { status: 'a'.repeat(190_000) });

  expect(change!.after).toBe(`${'a'.repeat(200)}…`);
  // A search for e-mails in the whole text took more than a minute.
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
});

test('when a text of the shop names an address then that is masked, and long ones are cut', () => {
  const content = `Escribe a ana.lopez@correo.mx. ${'miel '.repeat(100)}`;
  const [change] = changedFields('texts', {}, { content });

  expect(change!.after).toMatch(/^Escribe a a…@… miel/);
  expect(change!.after!.length).toBeLessThan(210);
});

test('when a text is cut where an emoji stands then none of its halves stays', () => {
  const content = `${'a'.repeat(199)}🍯 y más`;
  const [change] = changedFields('texts', {}, { content });

  expect(change!.after).toBe(`${'a'.repeat(199)}…`);
});

test('when very much was sent then the entry stays small and says so', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, at + 1]));
  const changes = changedFields('settings', {}, many);

  expect(changes).toHaveLength(41);
  expect(changes.at(-1)).toEqual({ field: '…', after: 'y 20 más' });
});
