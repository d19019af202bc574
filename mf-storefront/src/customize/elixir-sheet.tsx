import { css, Stack, theme } from '@shop/ui';
import { Sheet } from '@shop/ui/overlays';
import { useId } from 'react';
import { ChosenFlowers } from './chosen-flowers.tsx';
import { CreateButton } from './create-button.tsx';
import { CreateResult } from './create-result.tsx';
import { ElixirFields } from './elixir-fields.tsx';
import { ElixirPrice } from './elixir-price.tsx';
import { ShareRecipe } from './share-recipe.tsx';
import { Stage } from './stage.tsx';
import { TasteBars } from './taste-bars.tsx';
import type { Workshop } from './use-workshop.ts';

const { color, radius, space } = theme;
const picture = css({ '& > svg': { height: ['24vh', '24dvh'], borderRadius: radius.md } });
// Extends over the window's margins, and covers what scrolls below it.
const foot = css({
  position: 'sticky',
  bottom: `-${space(5)}`,
  display: 'grid',
  gap: space(3),
  margin: `0 -${space(5)}`,
  padding: `${space(3)} ${space(5)} ${space(4)}`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media (max-height: 35em)': { position: 'static' },
});

/** 'Tu elixir' as a sheet, when it does not fit beside the flowers; after creation it confirms and links on. */
export const ElixirSheet = ({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) => {
  const ids = useId();
  const { recipe, chosen, created, submit } = workshop;
  return (
    <Sheet title="Tu elixir" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Tu elixir">
        <Stack gap={4}>
          <div css={picture}>
            <Stage ids={ids} recipe={recipe} />
          </div>
          {!created && (
            <>
              <ChosenFlowers ids={ids} workshop={workshop} />
              <TasteBars flowers={chosen} />
              <ElixirFields workshop={workshop} />
            </>
          )}
          <div css={foot}>
            {!created && <ElixirPrice workshop={workshop} />}
            <CreateButton workshop={workshop} />
            <CreateResult workshop={workshop} replace />
          </div>
          {chosen.length > 0 && <ShareRecipe workshop={workshop} />}
        </Stack>
      </form>
    </Sheet>
  );
};
