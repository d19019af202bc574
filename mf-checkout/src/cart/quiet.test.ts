import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createQuiet } from './quiet.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const counted = () => {
  const done: string[] = [];
  const quietly = createQuiet();
  return { done, put: (what: number, to: string) => quietly(what, async () => done.push(to)) };
};

test('when one thing changes many times in a row then only the last change is done, and each thing has its own', async () => {
  const { done, put } = counted();
  const first = put(1, 'one: 2');
  void put(2, 'two: 5');
  for (let at = 3; at <= 98; at += 1) void put(1, `one: ${at}`);
  await jest.advanceTimersByTimeAsync(399);
  expect(done).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);

  expect(done).toEqual(['two: 5', 'one: 98']);
  expect(await first).toBeUndefined();
});

test('when something else is pressed or the page is left then what waits is done at once, and once', async () => {
  document.body.innerHTML = '<p data-each><button>+</button></p><a>Pagar</a>';
  const { done, put } = counted();
  void put(1, 'two');
  document.querySelector('button')!.click();
  expect(done).toEqual([]);
  document.querySelector('a')!.click();
  expect(done).toEqual(['two']);

  void put(1, 'three');
  dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['two', 'three']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['two', 'three']);
});

test('when a link is pressed while a change is under way then it leads on once that is done, or the network is away', async () => {
  document.body.innerHTML = '<a>Pagar</a>';
  const link = document.querySelector('a')!;
  const followed = jest.fn();
  link.addEventListener('click', followed);
  const quietly = createQuiet();
  let finish = () => {};
  void quietly(1, () => new Promise<void>((done) => void (finish = done)));

  link.click();
  await jest.advanceTimersByTimeAsync(500);
  expect(followed).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(followed).toHaveBeenCalledTimes(1);

  void quietly(1, () => new Promise(() => {}));
  link.click();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(followed).toHaveBeenCalledTimes(2);
});
