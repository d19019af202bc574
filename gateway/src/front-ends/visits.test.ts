import { expect, test } from '@jest/globals';
import { createVisitCounter, isVisit } from './visits.ts';

const PERSON = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
};
const asked = (path: string, over: Record<string, string> = {}, method = 'GET') =>
  [{ method, headers: { ...PERSON, ...over } }, path] as const;

test.each([
  ['a public page is opened', asked('/'), true],
  [
    'one blend is opened from a link elsewhere',
    asked('/menu/monte-blanco', { 'sec-fetch-site': 'cross-site' }),
    true,
  ],
  ['the next page of the shop is opened', asked('/menu', { 'sec-fetch-site': 'same-origin' }), false],
  [
    'the provider leads back to the shop',
    asked('/checkout/success', { 'sec-fetch-site': 'cross-site' }),
    false,
  ],
  ['the back office is opened', asked('/admin/orders'), false],
  ['nothing is there', asked('/nada'), false],
  ['a page is only fetched ahead', asked('/', { 'sec-purpose': 'prefetch' }), false],
  ['a script reads it', asked('/', { 'sec-fetch-mode': 'cors' }), false],
  [
    'a search engine reads it',
    asked('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    false,
  ],
  ['a form is sent', asked('/', {}, 'POST'), false],
])('when %s then it counts or not', (_what, request, expected) => {
  expect(isVisit(...request)).toBe(expected);
});

test('when visits were counted then they are handed on once, and none while nobody comes', async () => {
  const sent: number[] = [];
  const visits = createVisitCounter(async (count) => void sent.push(count));
  for (const request of [asked('/'), asked('/menu'), asked('/admin')]) visits.count(...request);

  await visits.flush();
  await visits.flush();

  expect(sent).toEqual([2]);
});

test('when the sum cannot be handed on then pages go on being counted', async () => {
  const sent: number[] = [];
  let isAway = true;
  const visits = createVisitCounter(async (count) => {
    if (isAway) throw new Error('away');
    sent.push(count);
  });
  visits.count(...asked('/'));
  await visits.flush();
  isAway = false;
  visits.count(...asked('/'));

  await visits.flush();

  expect(sent).toEqual([1]);
});
