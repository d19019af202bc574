import { below, css, Grid, soonLaidOut, theme, VisuallyHidden } from '@shop/ui';
import { compact, tile, TILE_SIZES } from './compact-card.ts';
import { sizesDiffer, unitPrice } from '@shop/contracts/size-words';
import { BlendCard } from './blend-card.tsx';
import { ElixirSkeleton } from './elixir-skeleton.tsx';
import { OwnElixirCard } from './own-elixir-card.tsx';
import type { Blend } from '@shop/contracts/menu';

/** Placeholders while the menu loads (SF10). */
const SKELETONS = 8;
/** Pictures that stand in the first view. */
const FIRST_ROW = 4;

const { belowMd } = theme.media;
const closer = css({ [belowMd]: { gap: theme.space(3) } });
const pair = css({ [belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

/** A phone lays out the cards of its first screen, and soon afterwards the others. */
const far = css({ [belowMd]: { '& > :nth-of-type(n+5)': [below('15.9rem'), soonLaidOut(1)] } });
/** Where it would stand alone in a row of two, the last one fills it. */
const last = css({ [belowMd]: { '&:nth-of-type(odd)': { gridColumn: '1 / -1' } } });

/** Grey cards. */
export const ElixirGridLoading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Cargando el menú…</VisuallyHidden>
    </p>
    <Grid md={3} lg={4} css={[closer, pair]}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ElixirSkeleton css={tile} key={index} />
      ))}
    </Grid>
  </>
);

type GridProps = { elixirs: Blend[]; columns?: number };

/** Every blend, and after the last one the way to an elixir of one's own; on phones in two columns or in one. */
export const ElixirGrid = ({ elixirs, columns = 2 }: GridProps) => {
  // Among unlike sizes each card says what 100 ml cost.
  const differ = sizesDiffer(elixirs.flatMap((elixir) => elixir.sizes ?? elixir));
  return (
    <Grid role="list" md={3} lg={4} css={[closer, far, columns === 2 && pair]}>
      {elixirs.map((elixir, index) => (
        <div role="listitem" key={elixir.id}>
          <BlendCard
            css={[tile, columns === 1 && compact]}
            sizes={TILE_SIZES}
            elixir={elixir}
            priority={index < FIRST_ROW}
            noteOf={differ ? unitPrice : undefined}
          />
        </div>
      ))}
      <div role="listitem" css={last}>
        <OwnElixirCard />
      </div>
    </Grid>
  );
};
