import { answer } from '@shop/app-kit/testing/handlers';
import type { Elixir } from '@shop/contracts/elixir';
import type { Blend } from '@shop/contracts/menu';
import { withSlugs } from '@shop/contracts/testing/with-slugs';

export const MENU = '/elixirs/predesigned';

/** Answers the pages' reads of a short menu with these elixirs. */
export const answerMenu = (elixirs: Elixir[]) => {
  const blends: Blend[] = withSlugs(elixirs);
  const onSale = blends.filter(({ isAvailable }) => isAvailable);
  const cheapest = onSale.toSorted((a, b) => a.price - b.price)[0];
  answer('get', `${MENU}/featured`, {
    blends: onSale.slice(0, 3),
    ...(cheapest && { cheapest }),
    total: blends.length,
  });
  answer('get', `${MENU}/named/:slug`, { message: 'No encontramos ese elixir.' }, 404);
  for (const blend of blends)
    answer('get', `${MENU}/named/${blend.slug}`, {
      blend,
      pairings: onSale.filter(({ id }) => id !== blend.id).slice(0, 3),
    });
  return answer('get', `${MENU}/all`, blends);
};
