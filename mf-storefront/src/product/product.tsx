import { latePart, Nothing, part, retry, useRead } from '@shop/app-kit';
import { waysOf } from '@shop/contracts/told-ways';
import { Container, drawnAt, ResponsiveImage, useShop } from '@shop/ui';
import { lazy, Suspense, useId } from 'react';
import { ForMachines } from '../layout/for-machines.tsx';
import type { Blend, NamedBlend } from '@shop/contracts/menu';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuyBar } from './buy-bar.tsx';
import { FlowerStories } from './flower-stories.tsx';
import type { GalleryProps } from './gallery.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { Pairings } from './pairings.tsx';
import { ProductNotes, ProductWords } from './product-words.tsx';
import { arrival, estimate, layout, picture, rest } from './product.styles.ts';

const First = ({ first }: GalleryProps) => first;
const Gallery = part(
  () =>
    retry(() => import(/* webpackChunkName: "p-gallery" */ './gallery.tsx')).then(
      (m) => m.Gallery,
      // Without its script, the first picture is shown.
      () => First,
    ),
  First,
);
// Only the server renders it, in the place where browsers expect it.
const ProductData = lazy(() =>
  import(/* webpackChunkName: "p-data" */ './product-data.tsx').then((m) => ({ default: m.ProductData })),
);
// Loaded separately: most shoppers look at other things first.
const Label = part(() => import(/* webpackChunkName: "p-label" */ './label.tsx').then((m) => m.Label));

// Only for products with opinions, in shops that show them.
const Opinions = part(() =>
  import(/* webpackChunkName: "p-opinions" */ '../opinion/opinions.tsx').then((m) => m.Opinions),
);

const Arrival = part(
  () => import(/* webpackChunkName: "p-arrival" */ './arrival.tsx').then((m) => m.Arrival),
  Nothing,
);
// Only for sold-out products, in shops that notify waiting shoppers.
const TellMe = latePart(() =>
  import(/* webpackChunkName: "p-tell-me" */ '../notices/tell-me.tsx').then((m) => m.TellMe),
);
// Only in shops where delivery is not always free.
const DeliveryEstimate = latePart(() =>
  import(/* webpackChunkName: "p-delivery" */ './delivery-estimate.tsx').then((m) => m.DeliveryEstimate),
);

export type ProductProps = Pick<NamedBlend, 'blend' | 'pairings' | 'opinions'>;

/** The page of one blend. It also works without the flowers' stories. */
export const Product = ({ blend, pairings, opinions = [] }: ProductProps) => {
  const shop = useShop();
  const titleId = useId();
  const { data = [] } = useRead('/flowers');
  const rating = shop.notices?.opinionDays ? blend.rating : undefined;
  const flowers = data.filter((flower) => blend.flowers?.includes(flower.name));
  return (
    <Container>
      <ForMachines>
        <ProductData blend={blend} {...(rating && { said: { rating, opinions } })} />
      </ForMachines>
      <Breadcrumb name={(blend.sizes && blend.family) || blend.name} />
      <div css={layout}>
        <div css={picture}>
          <Pictures blend={blend} />
        </div>
        <ProductWords blend={blend} titleId={titleId} />
        <BuyBar blend={blend} titleId={titleId} />
        {!blend.isAvailable && shop.notices?.stock && <TellMe blend={blend} />}
        {/* The arrival of a sold-out product is unknown. */}
        {blend.isAvailable &&
          (waysOf(shop).length > 0 ? (
            <div css={estimate}>
              <DeliveryEstimate blend={blend} />
            </div>
          ) : (
            <div css={arrival}>
              <Arrival isCustom={blend.isCustom} />
            </div>
          ))}
        <ProductNotes blend={blend} />
        <div css={rest}>
          <Suspense fallback={null}>
            <FlowerStories flowers={flowers} />
            <GoodToKnow blend={blend} flowers={flowers} />
            {(blend.nutrition || blend.allergens || blend.responsible) && <Label blend={blend} />}
            {rating && (
              <Opinions
                rating={rating}
                opinions={opinions}
                ids={(blend.sizes ?? [blend]).map(({ id }) => id)}
              />
            )}
            <Pairings blends={pairings} />
          </Suspense>
        </div>
      </div>
    </Container>
  );
};

const SIZES = drawnAt('100vw', '(min-width: 1184px) 532px', '(min-width: 768px) 46vw');

/** The first picture is shown at once; the gallery's script follows. */
const Pictures = ({ blend: { name, imageUrl, alt, pictures } }: { blend: Blend }) => {
  const first = (
    <ResponsiveImage
      src={imageUrl}
      alt={alt ?? `Frasco de ${name}`}
      width={1280}
      height={1280}
      sizes={SIZES}
      priority
    />
  );
  return pictures ? (
    <Gallery key={imageUrl} name={name} pictures={pictures} sizes={SIZES} first={first} />
  ) : (
    first
  );
};
