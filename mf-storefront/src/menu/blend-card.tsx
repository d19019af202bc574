import { part, retry } from '@shop/app-kit';
import { Suspense } from 'react';
import { ElixirCard, type ElixirCardProps } from './elixir-card.tsx';

// Few shops sell one honey in several sizes, so this card loads separately.
const SizedCard = part(
  () =>
    retry(() => import(/* webpackChunkName: "p-sizes" */ './sized-card.tsx')).then(
      (m) => m.SizedCard,
      // Without its script, the card of the main size is shown.
      () => ElixirCard,
    ),
  ElixirCard,
);

/**
 * The card of a blend; with several sizes it has a choice. Each card is hydrated separately, so that a press in one
 * waits neither for the other cards nor for the rest of the page.
 */
export const BlendCard = (props: ElixirCardProps) =>
  props.elixir.sizes ? (
    <SizedCard {...props} />
  ) : (
    <Suspense fallback={null}>
      <ElixirCard {...props} />
    </Suspense>
  );
