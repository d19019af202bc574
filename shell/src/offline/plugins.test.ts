import { expect, test } from '@jest/globals';
import { unlessGone } from './plugins.ts';

const kept = (type: string, status = 200) => {
  const response = new Response('', { status, headers: { 'content-type': type } });
  return unlessGone.cacheWillUpdate!({ response } as Parameters<typeof unlessGone.cacheWillUpdate & {}>[0]);
};

test('when a network answers with its own page in the place of a file then that is not kept, and the file is', async () => {
  expect(await kept('text/html; charset=utf-8')).toBeNull();
  expect(await kept('text/javascript', 404)).toBeNull();

  expect(await kept('text/javascript; charset=utf-8')).toBeInstanceOf(Response);
  expect(await kept('image/webp')).toBeInstanceOf(Response);
});
