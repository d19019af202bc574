import { earlierPrice } from '@shop/app-kit';
import { Badge, Card, css, Heading, Price, ResponsiveImage, Say, Size, Text, theme } from '@shop/ui';
import { unitPrice } from '@shop/contracts/size-words';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AddToCart } from './add-to-cart.tsx';
import { card, CARD_IMAGE, cost, foot, picture, stretched, tag, words } from './elixir-card.styles.ts';
import { stockWord } from './stock-word.ts';
import type { Blend } from '@shop/contracts/menu';

type ElixirCardProps = {
  elixir: Blend;
  priority?: boolean;
  level?: 2 | 3;
  /** Among blends of other sizes the card says what 100 ml cost. */
  compared?: boolean;
  className?: string;
  /** How wide the picture is drawn. */
  sizes: string;
};

const soldOut = css({ filter: 'grayscale(0.7) opacity(0.75)' });
const flowerLine = css({ color: theme.color.cempasuchilText, fontWeight: 600 });

/** A blend on sale: picture, name, what it tastes of, price and the button (SF11); it leads to the blend's page. */
export const ElixirCard = ({
  elixir,
  priority = false,
  level = 2,
  compared,
  className,
  sizes,
}: ElixirCardProps) => {
  const titleId = useId();
  const word = stockWord(elixir);
  return (
    <Card as="article" pad={false} hover className={className} css={card} aria-labelledby={titleId}>
      <div css={picture}>
        <ResponsiveImage
          {...CARD_IMAGE}
          sizes={sizes}
          src={elixir.imageUrl}
          alt={elixir.alt ?? `Frasco de ${elixir.name}`}
          priority={priority}
          css={elixir.isAvailable ? undefined : soldOut}
        />
        {word && (
          <Badge css={tag}>
            <Say quedan={elixir.left}>{word}</Say>
          </Badge>
        )}
      </div>
      <div css={words}>
        <div data-head>
          <Heading id={titleId} level={level} look="card">
            <Link to={`/menu/${elixir.slug}`} css={stretched}>
              {elixir.name}
            </Link>
          </Heading>
          {elixir.flowers && elixir.flowers.length > 0 && (
            <Text size="sm" css={flowerLine}>
              {elixir.flowers.join('\u00a0· ')}
            </Text>
          )}
        </div>
        <Text size="sm" tone="soft" data-text>
          {elixir.description}
        </Text>
        <div css={foot} data-foot>
          <div css={cost}>
            <Price amount={elixir.price} before={earlierPrice(elixir)} />
            <Size of={elixir} />
            {compared && (
              <Text as="small" size="xs" tone="soft">
                {unitPrice(elixir)}
              </Text>
            )}
          </div>
          <AddToCart elixir={elixir} describedBy={titleId} />
        </div>
      </div>
    </Card>
  );
};
