import { css, Button, Card, Heading, Icon, theme } from '@shop/ui';
import { useId } from 'react';
import { CreateResult } from './create-result.tsx';
import { ElixirPrice } from './elixir-price.tsx';
import { ShareRecipe } from './share-recipe.tsx';
import { Stage } from './stage.tsx';
import { TasteBars } from './taste-bars.tsx';
import type { Workshop } from './use-workshop.ts';

const { color, media, radius, space } = theme;

const columns = css({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(8) },
});
const picture = css({
  '& > svg': {
    borderRadius: radius.lg,
    [media.belowMd]: { height: ['26vh', '26dvh'] },
    // Here no fields follow it, so it fills its column.
    [media.lg]: { height: 'auto', maxHeight: 'none' },
  },
});
const told = css({ display: 'grid', gap: space(4) });
const flowerNames = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > li': {
    padding: `${space(1)} ${space(3)}`,
    borderRadius: radius.pill,
    background: color.petalSoft,
    color: color.petalText,
    fontWeight: 600,
  },
});

type Props = { workshop: Workshop; onChange: () => void };

/** The landing page of a shared recipe: shows it whole, to buy it as it is or to change it. */
export const SharedLanding = ({ workshop, onChange }: Props) => {
  const ids = useId();
  const { recipe, chosen, created, creating, submit } = workshop;
  return (
    <section aria-labelledby={`${ids}n`} css={columns}>
      <div css={picture}>
        <Stage ids={ids} recipe={recipe} />
      </div>
      <Card>
        <div css={told}>
          <Heading id={`${ids}n`} css={{ overflowWrap: 'anywhere' }}>
            {recipe.name}
          </Heading>
          <ul aria-label="Sus flores" css={flowerNames}>
            {chosen.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <ElixirPrice workshop={workshop} />
          {!created && (
            <form noValidate onSubmit={(event) => void submit(event)} aria-label="Compra esta receta">
              <Button type="submit" size="lg" fullWidth busy={creating} icon={<Icon name="cart" />}>
                {creating ? 'Añadiendo…' : 'Añadir al carrito'}
              </Button>
            </form>
          )}
          <CreateResult workshop={workshop} />
          {!created && (
            <Button variant="secondary" fullWidth disabled={creating} onClick={onChange}>
              Cambiar flores
            </Button>
          )}
          <TasteBars flowers={chosen} label="A qué sabe" />
          <ShareRecipe workshop={workshop} />
        </div>
      </Card>
    </section>
  );
};
