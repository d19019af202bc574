import { describe, expect, test } from '@jest/globals';
import { internalElixirList } from '@shop/contracts/elixir';
import { withCatalog } from '../testing/with-catalog.ts';

describe('what the cart asks the catalogue', () => {
  test('when ids are asked for then deleted and unavailable ones are told as not available and unknown ones left out', () =>
    withCatalog(async ({ internal, admin, addElixir }) => {
      const [sold, paused, gone] = [
        await addElixir(),
        await addElixir({ isAvailable: false }),
        await addElixir(),
      ];
      await admin.delete(`/api/elixirs/${gone.id}`);

      const answer = await internal(
        'GET',
        `/internal/elixirs?ids=${gone.id},${sold.id},${sold.id},${paused.id},999`,
      );

      expect(internalElixirList.parse(answer.body)).toEqual([
        sold,
        paused,
        { ...gone, isAvailable: false, version: 1 },
      ]);
    }));

  test('when the ids make no sense then they are refused', () =>
    withCatalog(async ({ internal }) => {
      const tooMany = Array.from({ length: 1_001 }, (_, at) => at + 1).join();
      const queries = ['', '?ids=', '?ids=1,', '?ids=a', '?ids=0', '?ids=1&ids=2', '?ids[$ne]=1'];

      for (const query of [...queries, `?ids=${'1'.repeat(30)}`, `?ids=${tooMany}`])
        expect([query, (await internal('GET', `/internal/elixirs${query}`)).status]).toEqual([query, 400]);
    }));
});
