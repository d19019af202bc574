import { Card, css, Skeleton, Stack, theme, VisuallyHidden } from '@shop/ui';
import { SummaryLoading } from '../cart/cart-states.tsx';
import { twoColumns } from '../two-columns.ts';
import { besideSteps, steps } from './checkout-layout.ts';

const { media, space } = theme;
const fields = css({
  display: 'grid',
  gap: space(5),
  [media.md]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
});
const onPhones = css({ [media.lg]: { display: 'none' } });
const onDesks = css({ display: 'none', [media.lg]: { display: 'block' } });

/** The skeleton of the address step: summary, steps and form. */
export const CheckoutLoading = () => (
  <div data-scripted css={twoColumns}>
    <div css={besideSteps}>
      <Skeleton css={onPhones} height={54} radius={16} />
      <div css={onDesks}>
        <SummaryLoading />
      </div>
    </div>
    <Stack gap={8} css={steps}>
      <VisuallyHidden role="status">Cargando tu carrito…</VisuallyHidden>
      <Skeleton height={42} radius={10} />
      <Card>
        <Stack gap={6}>
          <Skeleton height={28} width="45%" />
          <div css={fields}>
            {Array.from({ length: 9 }, (_none, index) => (
              <Skeleton key={index} height={76} radius={10} />
            ))}
          </div>
          <Skeleton height={54} radius={999} />
        </Stack>
      </Card>
    </Stack>
  </div>
);
