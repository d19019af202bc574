import { earlierPrice, latePart, Nothing, part } from '@shop/app-kit';
import { Badge, css, Eyebrow, Heading, Price, Row, Say, Stack, Text, theme, useShop } from '@shop/ui';
import { Link } from 'react-router-dom';
import { SignedItems } from '../content/signed-items.tsx';
import { useTexts } from '../content/use-texts.ts';
import { contentsOf } from './contents.ts';
import { TasteBars } from '../layout/taste-bars.tsx';
import { TAGS } from '@shop/contracts/menu-tags';
import { FreeMonthsOf } from '../menu/free-months-of.tsx';
import { stockWord } from '../menu/stock-word.ts';
import type { Blend } from '@shop/contracts/menu';

const ProductSizes = latePart(() =>
  import(/* webpackChunkName: "p-sizes" */ './product-sizes.tsx').then((m) => m.ProductSizes),
);

// Only for products with opinions.
const RatingLink = part(
  () => import(/* webpackChunkName: "p-rating" */ '../opinion/rating.tsx').then((m) => m.RatingLink),
  Nothing,
);

const KitOnPage = part(() => import(/* webpackChunkName: "p-kit" */ './kit.tsx').then((m) => m.KitOnPage));

const { color, ease, radius, size, space } = theme;

const note = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${space(4)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
  fontSize: size.sm,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `border-color ${ease}`,
  '&:focus-visible': { borderRadius: radius.pill },
  '&:hover': { borderColor: color.lineStrong },
});
const promises = css({
  display: 'grid',
  gap: space(2),
  fontSize: size.sm,
  color: color.inkSoft,
  '& li': { display: 'flex', gap: space(2), alignItems: 'center' },
  '& svg': { flex: 'none', color: color.jungle },
});

/** Name, price and description: what a shopper needs before pressing the button. */
export const ProductWords = ({ blend, titleId }: { blend: Blend; titleId: string }) => {
  const word = stockWord(blend);
  const { notices } = useShop();
  return (
    <Stack gap={3}>
      <div>
        {blend.flowers && blend.flowers.length > 0 && <Eyebrow>{blend.flowers.join('\u00a0· ')}</Eyebrow>}
        <Heading id={titleId} level={1}>
          {blend.sizes ? blend.family : blend.name}
        </Heading>
      </div>
      <Row gap={3}>
        <Price amount={blend.price} before={earlierPrice(blend)} size="lg" />
        {blend.contents && <Text tone="soft">{contentsOf(blend.contents)}</Text>}
        {word && (
          <Badge>
            <Say quedan={blend.left}>{word}</Say>
          </Badge>
        )}
        {blend.rating && notices?.opinionDays && <RatingLink rating={blend.rating} />}
      </Row>
      <FreeMonthsOf price={blend.price} />
      {blend.sizes && <ProductSizes blend={blend} />}
      {blend.parts && <KitOnPage blend={blend} />}
      <Text tone="soft">{blend.description}</Text>
    </Stack>
  );
};

/** Taste, tags with links to similar blends, and the shop's promises. */
export const ProductNotes = ({ blend }: { blend: Blend }) => (
  <Stack gap={5}>
    {blend.taste && <TasteBars taste={blend.taste} />}
    <Notes blend={blend} />
    <SignedItems items={useTexts('product')('promises')?.items} size={20} css={promises} />
  </Stack>
);

const Notes = ({ blend }: { blend: Blend }) => {
  const links = [
    ...TAGS.sabor(blend).map(({ id, label }) => ({ label, query: `sabor=${id}` })),
    ...TAGS.uso(blend).map(({ id, label }) => ({ label, query: `uso=${id}` })),
  ];
  return (
    links.length > 0 && (
      <Row gap={2} role="group" aria-label="Sabor y uso">
        {links.map(({ label, query }) => (
          <Link key={query} to={`/menu?${query}`} css={note}>
            <Say>{label}</Say>
          </Link>
        ))}
      </Row>
    )
  );
};
