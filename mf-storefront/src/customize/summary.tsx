import { part } from '@shop/app-kit';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { waysOf } from '@shop/contracts/told-ways';
import { Card, css, Heading, Price, Row, Say, Stack, Text, TextField, theme, useShop } from '@shop/ui';
import { useId } from 'react';
import { ChosenFlowers } from './chosen-flowers.tsx';
import { CreateButton } from './create-button.tsx';
import { CreateResult } from './create-result.tsx';
import { ShareRecipe } from './share-recipe.tsx';
import { Stage } from './stage.tsx';
import { TasteBars } from './taste-bars.tsx';
import type { Workshop } from './use-workshop.ts';

const BlendSize = part(() =>
  import(/* webpackChunkName: "p-blend-size" */ './blend-size.tsx').then((m) => m.BlendSize),
);
const { color, media, space } = theme;
// Beside the flowers the card is never taller than the window: what is inside scrolls, price and button stay.
const card = css({
  [media.lg]: { maxHeight: ['calc(100vh - 6.5rem)', 'calc(100dvh - 6.5rem)'], overflowY: 'auto' },
});
const inner = css({ padding: space(5), [media.md]: { padding: space(6) } });
const foot = css({
  display: 'grid',
  gap: space(4),
  padding: `${space(4)} ${space(5)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
  background: color.paper,
  [media.md]: { paddingInline: space(6) },
  [media.lg]: { position: 'sticky', bottom: 0 },
});
const total = css({ justifyContent: 'space-between' });
const price = css({ display: 'grid', justifyItems: 'end' });

/** 'Tu elixir': what has been chosen so far, its name, its price and the button. */
export const Summary = ({ workshop }: { workshop: Workshop }) => {
  const ids = useId();
  const { form, recipe, chosen, created, creating, sizes } = workshop;
  const isChoice = sizes.all.length > 1;
  return (
    <Card as="section" aria-labelledby="your-elixir" pad={false} css={card}>
      <Stage ids={ids} recipe={recipe} />
      <Stack gap={5} css={inner}>
        <Heading id="your-elixir">Tu elixir</Heading>
        <ChosenFlowers
          ids={ids}
          chosen={chosen}
          locked={creating || Boolean(created)}
          onRemove={workshop.toggle}
        />
        <TasteBars flowers={chosen} />
        {isChoice && <BlendSize workshop={workshop} />}
        <TextField
          label="Nombre de tu elixir"
          optional
          placeholder={CUSTOM_ELIXIR_NAME}
          maxLength={100}
          autoComplete="off"
          readOnly={creating || Boolean(created)}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        {chosen.length > 0 && <ShareRecipe workshop={workshop} />}
      </Stack>
      <div css={foot}>
        <Row css={total}>
          <Text as="span">
            <Say>{isChoice ? 'Precio' : 'Precio único'}</Say>
            <Text as="span" size="sm" tone="soft" css={{ display: 'block' }}>
              {waysOf(useShop()).length > 0 ? 'Más el envío' : 'Envío gratis'}
            </Text>
          </Text>
          <span css={price}>
            <Price amount={sizes.chosen.price} size="lg" />
            <Text as="small" size="sm" tone="soft">
              {`${sizes.chosen.milliliters} ml`}
            </Text>
          </span>
        </Row>
        <CreateButton workshop={workshop} />
        <CreateResult workshop={workshop} />
      </div>
    </Card>
  );
};
