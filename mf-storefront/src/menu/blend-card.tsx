import { part, retry } from '@shop/app-kit';
import { Suspense } from 'react';
import { ElixirCard, type ElixirCardProps } from './elixir-card.tsx';

// Few shops sell one honey in several sizes.
const SizedCard = part(
  () =>
    retry(() => import(/* webpackChunkName: "p-sizes" */ './sized-card.tsx')).then(
      (m) => m.SizedCard,
      // Without its script the one that stands for all is still there.
      () => ElixirCard,
    ),
  ElixirCard,
);

/**
 * The card of a blend; of one in several sizes they are chosen in it. Each is taken over by itself: what is pressed in one
 * waits for no other, and nothing else of the page for any.
 */
export const BlendCard = (props: ElixirCardProps) =>
  props.elixir.sizes ? (
    <SizedCard {...props} />
  ) : (
    <Suspense fallback={null}>
      <ElixirCard {...props} />
    </Suspense>
  );
