import { lazy, Suspense } from 'react';
import { ElixirCard, type ElixirCardProps } from './elixir-card.tsx';

// Few shops sell one honey in several sizes.
const SizedCard = lazy(() =>
  import(/* webpackChunkName: "p-sizes" */ './sized-card.tsx').then(
    (m) => ({ default: m.SizedCard }),
    // Without its script the one that stands for all is still there.
    () => ({ default: ElixirCard }),
  ),
);

/** The card of a blend; of one in several sizes they are chosen in it. */
export const BlendCard = (props: ElixirCardProps) => {
  const card = <ElixirCard {...props} />;
  if (!props.elixir.sizes) return card;
  return (
    <Suspense fallback={card}>
      <SizedCard {...props} />
    </Suspense>
  );
};
