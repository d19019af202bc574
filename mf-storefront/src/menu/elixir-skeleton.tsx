import { css } from '@emotion/react';
import { Card, Skeleton, Stack, theme } from '@shop/ui';
import { card, compact, words } from './elixir-card.styles.ts';

const square = css({ aspectRatio: '1', height: 'auto !important' });
const lower = css({ [theme.media.belowMd]: { aspectRatio: '4 / 3' } });

/** A card whose elixir is still on its way. */
export const ElixirSkeleton = ({ small = false }: { small?: boolean }) => (
  <Card pad={false} css={[card, small && compact]} data-testid="elixir-skeleton">
    <Skeleton radius={0} css={small ? [square, lower] : square} />
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
        <Skeleton height="2.9rem" radius={theme.radius.pill} />
      </div>
    </div>
  </Card>
);
