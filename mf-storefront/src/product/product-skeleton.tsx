import { Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { SaidComing } from '../layout/not-yet.tsx';
import { layout, picture } from './product.styles.ts';

/** The skeleton of the page. */
export const ProductSkeleton = () => (
  <>
    <h1>
      <VisuallyHidden>Menú Comercial</VisuallyHidden>
    </h1>
    <SaidComing>Cargando el elixir…</SaidComing>
    <div css={layout}>
      <div css={picture}>
        <Skeleton radius={0} css={{ aspectRatio: '1', height: 'auto !important' }} />
      </div>
      <Stack gap={5}>
        <Skeleton height="2.6rem" width="80%" />
        <Skeleton height="1.8rem" width="40%" />
        <Skeleton height="7rem" />
        <Skeleton height="2.9rem" />
      </Stack>
    </div>
  </>
);
