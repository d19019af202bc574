import { css } from '@emotion/react';
import { Card, Skeleton, Stack, theme, VisuallyHidden } from '@shop/ui';
import { SummaryLoading } from '../cart/cart-states.tsx';
import { twoColumns } from '../two-columns.ts';

const { media, space } = theme;
const fields = css({
  display: 'grid',
  gap: space(5),
  [media.md]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
});

/** The shape of the shipping step while the cart is read: steps, form and summary. */
export const CheckoutLoading = () => (
  <div css={twoColumns}>
    <Stack gap={8}>
      <VisuallyHidden role="status">Cargando tu carrito…</VisuallyHidden>
      <Skeleton height={42} radius={10} />
      <Card>
        <Stack gap={6}>
          <Skeleton height={28} width="45%" />
          <div css={fields}>
            {Array.from({ length: 7 }, (_none, index) => (
              <Skeleton key={index} height={76} radius={10} />
            ))}
          </div>
          <Skeleton height={54} radius={999} />
        </Stack>
      </Card>
    </Stack>
    <SummaryLoading />
  </div>
);
