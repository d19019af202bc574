import { css } from '@emotion/react';
import type { Elixir } from '@shop/contracts/elixir';
import { Badge, Card, Heading, Price, ResponsiveImage, Stack, Text, theme } from '@shop/ui';
import { useId } from 'react';
import { AddToCart } from './add-to-cart.tsx';
import { CARD_IMAGE, card, foot, picture, tag, words } from './elixir-card.styles.ts';

type ElixirCardProps = { elixir: Elixir; priority?: boolean; level?: 2 | 3 };

const soldOut = css({ filter: 'grayscale(0.7) opacity(0.75)' });

/** A blend on sale: picture, name, what it tastes of, price and the button (SF11). */
export const ElixirCard = ({ elixir, priority = false, level = 2 }: ElixirCardProps) => {
  const titleId = useId();
  return (
    <Card as="article" pad={false} hover css={card} aria-labelledby={titleId}>
      <div css={picture}>
        <ResponsiveImage
          {...CARD_IMAGE}
          src={elixir.imageUrl}
          alt={`Frasco de ${elixir.name}`}
          priority={priority}
          css={elixir.isAvailable ? undefined : soldOut}
        />
        {!elixir.isAvailable && <Badge css={tag}>Agotado por ahora</Badge>}
      </div>
      <div css={words}>
        <Heading id={titleId} level={level} look="card">
          {elixir.name}
        </Heading>
        {elixir.flowers && elixir.flowers.length > 0 && (
          <Text size="sm" css={{ color: theme.color.cempasuchilText, fontWeight: 600 }}>
            {elixir.flowers.join(' · ')}
          </Text>
        )}
        <Text size="sm" tone="soft">
          {elixir.description}
        </Text>
        <Stack gap={3} css={foot}>
          <Price amount={elixir.price} />
          <AddToCart elixir={elixir} describedBy={titleId} />
        </Stack>
      </div>
    </Card>
  );
};
