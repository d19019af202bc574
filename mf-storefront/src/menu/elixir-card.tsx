import { earlierPrice, Nothing, part } from '@shop/app-kit';
import { Badge, Card, css, Heading, Price, ResponsiveImage, Say, Size, Text, theme, useShop } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToCart } from './add-to-cart.tsx';
import { FreeMonthsOf } from './free-months-of.tsx';
import { card, CARD_IMAGE, cost, foot, picture, stretched, tag, words } from './elixir-card.styles.ts';
import { stockWord } from './stock-word.ts';
import type { Blend } from '@shop/contracts/menu';

// Only for sold-out products, in shops that notify waiting shoppers.
const ToTellMe = part(
  () => import(/* webpackChunkName: "p-tell-me" */ '../notices/to-tell-me.tsx').then((m) => m.ToTellMe),
  Nothing,
);

// Only for products with opinions.
const CardRating = part(
  () => import(/* webpackChunkName: "p-rating" */ '../opinion/rating.tsx').then((m) => m.CardRating),
  Nothing,
);

// Only for kits.
const KitOnCard = part(
  () => import(/* webpackChunkName: "p-kit" */ '../product/kit.tsx').then((m) => m.KitOnCard),
  Nothing,
);

export type ElixirCardProps = {
  elixir: Blend;
  priority?: boolean;
  level?: 2 | 3;
  /** The note below the price. */
  noteOf?: ((elixir: Blend) => string) | undefined;
  className?: string;
  /** For a product in several sizes: their common name, the choice of a size, and a 'from' price. */
  title?: string;
  choice?: ReactNode;
  from?: ReactNode;
  /** The width of the drawn picture. */
  sizes: string;
};

const soldOut = css({ filter: 'grayscale(0.7) opacity(0.75)' });
const flowerLine = css({ color: theme.color.cempasuchilText, fontWeight: 600 });

/** A product card: picture, name, taste, price and button (SF11); it links to the product's page. */
export const ElixirCard = ({
  elixir,
  priority = false,
  level = 2,
  noteOf,
  title = elixir.name,
  choice,
  from,
  className,
  sizes,
}: ElixirCardProps) => {
  const titleId = useId();
  const { notices } = useShop();
  const word = stockWord(elixir);
  return (
    <Card as="article" pad={false} hover className={className} css={card} aria-labelledby={titleId}>
      <div css={picture}>
        <ResponsiveImage
          {...CARD_IMAGE}
          sizes={sizes}
          src={elixir.imageUrl}
          alt={elixir.alt ?? `Frasco de ${title}`}
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
              {title}
            </Link>
          </Heading>
          {elixir.flowers && elixir.flowers.length > 0 && (
            <Text size="sm" css={flowerLine}>
              {elixir.flowers.join('\u00a0· ')}
            </Text>
          )}
          {elixir.rating && notices?.opinionDays && <CardRating rating={elixir.rating} />}
        </div>
        <Text size="sm" tone="soft" data-text>
          {elixir.description}
        </Text>
        {choice}
        {elixir.parts && <KitOnCard blend={elixir} />}
        {!elixir.isAvailable && notices?.stock && <ToTellMe slug={elixir.slug} />}
        <div css={foot} data-foot>
          <div css={cost}>
            {from}
            <Price amount={elixir.price} before={earlierPrice(elixir)} />
            <Size of={{ ...elixir, name: title }} />
            <FreeMonthsOf price={elixir.price} />
            {noteOf && (
              <Text as="small" size="xs" tone="soft">
                {noteOf(elixir)}
              </Text>
            )}
          </div>
          <AddToCart elixir={elixir} describedBy={titleId} icon="plus" />
        </div>
      </div>
    </Card>
  );
};
