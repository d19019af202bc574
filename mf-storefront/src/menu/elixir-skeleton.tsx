import { Card, Skeleton, Stack, theme } from '@shop/ui';
import { card, words } from './elixir-card.styles.ts';

/** A card whose elixir is still on its way. */
export const ElixirSkeleton = () => (
  <Card pad={false} css={card} data-testid="elixir-skeleton">
    <Skeleton radius={0} css={{ aspectRatio: '1', height: 'auto !important' }} />
    <div css={words}>
      <Skeleton width="70%" height="1.8rem" />
      <Stack gap={2} css={{ paddingBlock: theme.space(2) }}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
      <Skeleton height="2.9rem" radius={theme.radius.pill} />
    </div>
  </Card>
);
