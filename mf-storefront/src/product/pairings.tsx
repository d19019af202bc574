import { css, Grid, Heading, theme } from '@shop/ui';
import { compact, THREE_SIZES } from '../menu/compact-card.ts';
import { BlendCard } from '../menu/blend-card.tsx';
import type { Blend } from '@shop/contracts/menu';

const closer = css({ [theme.media.belowMd]: { gap: theme.space(3) } });

/** Other blends that have something in common with this one. */
export const Pairings = ({ blends }: { blends: Blend[] }) =>
  blends.length > 0 && (
    <section aria-labelledby="pairings">
      <Heading id="pairings" css={{ marginBottom: theme.space(6) }}>
        Va bien con
      </Heading>
      <Grid md={3} css={closer}>
        {blends.map((blend) => (
          <BlendCard key={blend.id} css={compact} sizes={THREE_SIZES} level={3} elixir={blend} />
        ))}
      </Grid>
    </section>
  );
