import { Card, css, Skeleton, Stack, theme } from '@shop/ui';
import { card, words } from './elixir-card.styles.ts';

// As wide as its place, without the margins that it has on phones.
const square = css({
  aspectRatio: '1',
  justifySelf: 'stretch',
  width: 'auto !important',
  height: 'auto !important',
});

/** The skeleton of a card. */
export const ElixirSkeleton = ({ className }: { className?: string }) => (
  <Card pad={false} className={className} css={card} data-testid="elixir-skeleton">
    <Skeleton radius={0} css={square} />
    <div css={words}>
      <div data-head>
        <Skeleton width="70%" height="1.8rem" />
      </div>
      <Stack gap={2} css={{ paddingBlock: theme.space(2) }}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </Stack>
      <div data-foot>
        <Skeleton width="auto" height="2.9rem" radius={theme.radius.pill} />
      </div>
    </div>
  </Card>
);
