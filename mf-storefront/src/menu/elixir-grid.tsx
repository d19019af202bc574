import { below, css, Grid, soonLaidOut, theme, VisuallyHidden } from '@shop/ui';
import { compact, COMPACT_SIZES } from './compact-card.ts';
import { sizesDiffer, unitPrice } from '@shop/contracts/size-words';
import { BlendCard } from './blend-card.tsx';
import { ElixirSkeleton } from './elixir-skeleton.tsx';
import { OwnElixirCard } from './own-elixir-card.tsx';
import type { Blend } from '@shop/contracts/menu';

/** Placeholders while the menu loads (SF10). */
const SKELETONS = 6;
/** Pictures that stand in the first view of a desk screen. */
const FIRST_ROW = 3;

const closer = css({ [theme.media.belowMd]: { gap: theme.space(3) } });

/** A phone lays out the cards of its first screen, and soon afterwards the others. */
const far = css({ [theme.media.belowMd]: { '& > :nth-of-type(n+4)': [below('15.9rem'), soonLaidOut(1)] } });

/** Six grey cards. */
export const ElixirGridLoading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Cargando el menú…</VisuallyHidden>
    </p>
    <Grid css={closer}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ElixirSkeleton css={compact} key={index} />
      ))}
    </Grid>
  </>
);

/** Every blend, and after the last one the way to an elixir of one's own. */
export const ElixirGrid = ({ elixirs }: { elixirs: Blend[] }) => {
  // Among unlike sizes each card says what 100 ml cost.
  const differ = sizesDiffer(elixirs.flatMap((elixir) => elixir.sizes ?? elixir));
  return (
    <Grid role="list" css={[closer, far]}>
      {elixirs.map((elixir, index) => (
        <div role="listitem" key={elixir.id}>
          <BlendCard
            css={compact}
            sizes={COMPACT_SIZES}
            elixir={elixir}
            priority={index < FIRST_ROW}
            noteOf={differ ? unitPrice : undefined}
          />
        </div>
      ))}
      <div role="listitem">
        <OwnElixirCard />
      </div>
    </Grid>
  );
};
