import { expect, jest, test } from '@jest/globals';
import { deviceMemory, tabMemory } from './storage.ts';

test.each([
  ['the tab', tabMemory, () => sessionStorage],
  ['the device', deviceMemory, () => localStorage],
])('when something is written for %s then it is read until it is forgotten', (_where, memory, storage) => {
  memory.write('a', { name: 'Ana' });

  expect(memory.read('a')).toEqual({ name: 'Ana' });
  expect([memory.keys(), storage().getItem('a')]).toEqual([['a'], '{"name":"Ana"}']);
  memory.forget('a');
  expect([memory.read('a'), memory.keys()]).toEqual([undefined, []]);
});

test('when what is kept is no JSON then there is nothing', () => {
  sessionStorage.setItem('a', '{"no":');

  expect(tabMemory.read('a')).toBeUndefined();
});

const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => ({ getItem: () => null, setItem: denied, removeItem: denied }) as unknown as Storage;
test.each([
  ['is null', () => null as unknown as Storage],
  ['may not be looked at', denied],
  ['takes nothing', full],
])('when the storage %s then only remembering is lost', (_how, storage) => {
  const given = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(storage);
  try {
    tabMemory.write('a', 1);
    tabMemory.forget('a');
    expect([tabMemory.read('a'), tabMemory.keys()]).toEqual([undefined, expect.any(Array)]);
  } finally {
    given.mockRestore();
  }
});
