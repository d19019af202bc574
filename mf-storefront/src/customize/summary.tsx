import { Nothing, part } from '@shop/app-kit';
import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { Card, css, Heading, theme } from '@shop/ui';
import { useId } from 'react';
import { ChosenFlowers } from './chosen-flowers.tsx';
import { CreateButton } from './create-button.tsx';
import { CreateResult } from './create-result.tsx';
import { ElixirFields } from './elixir-fields.tsx';
import { ElixirPrice } from './elixir-price.tsx';
import { Stage } from './stage.tsx';
import { TasteBars } from './taste-bars.tsx';
import type { Workshop } from './use-workshop.ts';

// Only after the first flower.
const ShareRecipe = part(() => import('./share-recipe.tsx').then((m) => m.ShareRecipe), Nothing);

const { color, media, space } = theme;
// The card fits in the window: in a low one the bottle is beside its taste.
const card = css({ maxHeight: ['calc(100vh - 6.5rem)', 'calc(100dvh - 6.5rem)'], overflowY: 'auto' });
const top = css({
  [media.low]: { display: 'grid', gridTemplateColumns: '10.5rem minmax(0, 1fr)', alignItems: 'stretch' },
});
const tastes = css({
  display: 'grid',
  alignContent: 'center',
  gap: space(4),
  padding: `${space(5)} ${space(6)} 0`,
  [media.low]: { gap: space(3), padding: `${space(3)} ${space(5)}` },
});
const inner = css({
  display: 'grid',
  gap: space(4),
  padding: `${space(5)} ${space(6)}`,
  [media.low]: { gap: space(2.5), padding: `${space(3)} ${space(5)}` },
});
const foot = css({
  display: 'grid',
  gap: space(3),
  padding: `${space(4)} ${space(6)}`,
  borderTop: `1px solid ${color.line}`,
  [media.low]: { gap: space(2), padding: `${space(3)} ${space(5)}` },
});

/** 'Tu elixir' beside the flowers: the choice so far, the name, the price and the button. */
export const Summary = ({ workshop }: { workshop: Workshop }) => {
  const ids = useId();
  const { recipe, chosen, created } = workshop;
  return (
    <>
      <Card
        as="section"
        aria-labelledby="your-elixir"
        pad={false}
        css={card}
        {...useFocusAfter(Boolean(created))}
      >
        <div css={top}>
          <Stage ids={ids} recipe={recipe} />
          <div css={tastes}>
            <Heading id="your-elixir">Tu elixir</Heading>
            <TasteBars flowers={chosen} />
          </div>
        </div>
        <div css={inner}>
          <ChosenFlowers ids={ids} workshop={workshop} />
          {!created && <ElixirFields workshop={workshop} />}
        </div>
        <div css={foot}>
          {!created && <ElixirPrice workshop={workshop} />}
          <CreateButton workshop={workshop} />
          <CreateResult workshop={workshop} />
        </div>
      </Card>
      {chosen.length > 0 && <ShareRecipe workshop={workshop} />}
    </>
  );
};
