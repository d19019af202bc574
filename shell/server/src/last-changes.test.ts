import { expect, test } from '@jest/globals';
import { publicPages } from '@shop/contracts/pages';
import { serve } from '@shop/service-kit/testing/serve';
import { withChanges } from './last-changes.ts';

test.each([
  ['cut', '[{"id":1,"page":"legal"'],
  ['wrong', '[{"page":"legal","section":"terminos"}]'],
  ['no list', '{"message":"Algo salió mal."}'],
])('when texts come %s then all pages are listed and none says when it was changed', async (_, text) => {
  const api = await serve((_req, res) => res.end(text));
  try {
    const listed = await withChanges(api.url, publicPages);

    expect(listed.map(({ path }) => path)).toEqual(publicPages.map(({ path }) => path));
    expect(listed.filter(({ changedAt }) => changedAt)).toEqual([]);
  } finally {
    await api.close();
  }
});
