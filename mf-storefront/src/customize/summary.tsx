import { css } from '@emotion/react';
import { CUSTOM_ELIXIR_NAME, CUSTOM_ELIXIR_PRICE_CENTS } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import { Card, Heading, Price, Row, Stack, Text, TextField, theme } from '@shop/ui';
import { ChosenFlowers } from './chosen-flowers.tsx';
import { CreateButton } from './create-button.tsx';
import { CreateResult } from './create-result.tsx';
import { ShareRecipe } from './share-recipe.tsx';
import { Stage } from './stage.tsx';
import { TasteBars } from './taste-bars.tsx';
import type { Workshop } from './use-workshop.ts';

const inner = css({ padding: theme.space(5), [theme.media.md]: { padding: theme.space(6) } });
const total = css({
  justifyContent: 'space-between',
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.color.line}`,
});

/** 'Tu elixir': what has been chosen so far, its name, its price and the button. */
export const Summary = ({ workshop }: { workshop: Workshop }) => {
  const { form, recipe, chosen, created, creating } = workshop;
  return (
    <Card as="section" aria-labelledby="your-elixir" pad={false}>
      <Stage recipe={recipe} />
      <Stack gap={5} css={inner}>
        <Heading id="your-elixir">Tu elixir</Heading>
        <ChosenFlowers chosen={chosen} locked={creating || Boolean(created)} onRemove={workshop.toggle} />
        <TasteBars flowers={chosen} />
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
        <Row css={total}>
          <Text as="span">
            Precio único
            <Text as="span" size="sm" tone="soft" css={{ display: 'block' }}>
              Envío gratis
            </Text>
          </Text>
          <Price amount={toPesos(CUSTOM_ELIXIR_PRICE_CENTS)} size="lg" />
        </Row>
        <CreateButton workshop={workshop} />
        <CreateResult workshop={workshop} />
        {chosen.length > 0 && <ShareRecipe workshop={workshop} />}
      </Stack>
    </Card>
  );
};
