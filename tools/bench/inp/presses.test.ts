import { expect, test } from '@jest/globals';
import { timesOf } from './presses.ts';

const at = (startTime: number, duration: number) => ({ startTime, duration });

test('when a press makes several events then it took as long as the slowest of them', () => {
  const times = timesOf([{ name: 'add', startTime: 100 }], [at(110, 24), at(112, 64), at(112, 40)]);

  expect([...times]).toEqual([['add', [64]]]);
});

test('when one press follows another then each has its own events', () => {
  const marks = [
    { name: 'open', startTime: 100 },
    { name: 'close', startTime: 200 },
    { name: 'open', startTime: 300 },
  ];

  const times = timesOf(marks, [at(50, 400), at(110, 24), at(210, 32), at(300, 40)]);

  expect([...times]).toEqual([
    ['open', [24, 40]],
    ['close', [32]],
  ]);
});

test('when the browser tells nothing of a press then it took no longer than what it tells of', () => {
  expect(timesOf([{ name: 'open', startTime: 100 }], []).get('open')).toEqual([16]);
});
