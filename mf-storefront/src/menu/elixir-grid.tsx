import { afterScripts, below, css, Grid, Skeleton, soonLaidOut, theme, useShop } from '@shop/ui';
import { SaidComing } from '../layout/not-yet.tsx';
import { compact, narrow, tile, TILE_SIZES } from './compact-card.ts';
import { sizesDiffer, unitPrice } from '@shop/contracts/size-words';
import { BlendCard } from './blend-card.tsx';
import { ElixirSkeleton } from './elixir-skeleton.tsx';
import { OwnElixirCard } from './own-elixir-card.tsx';
import type { Blend } from '@shop/contracts/menu';

/** Placeholders while the menu loads (SF10). */
const SKELETONS = 6;
/**
 * Pictures that load before the scripts: a phone's first row. On HTTP/1.1, four pictures and two fonts would occupy all
 * six connections while the scripts wait.
 */
const FIRST_ROW = 2;

const { belowMd } = theme.media;
const closer = css({ [belowMd]: { gap: theme.space(3) } });
const pair = css({ [belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

/**
 * A phone lays out the cards of its first two rows at once, and the others soon afterwards. A browser's bars leave the
 * second row's pictures below the edge of most phones, so theirs give way to the scripts too.
 */
const far = css({
  [belowMd]: {
    '& > :nth-of-type(n+3)': afterScripts,
    '& > :nth-of-type(n+5)': [below('18rem'), soonLaidOut(1)],
  },
});
/** The last card in two columns: half a row is too narrow for its words, so alone it fills the row. */
const last = css({
  [belowMd]: {
    '&:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '&:nth-of-type(even)': {
      '& section': { padding: theme.space(3) },
      '& [aria-hidden]:not(svg), & p > span:first-of-type': { display: 'none' },
      '& a': { paddingInline: theme.space(3.5) },
    },
  },
});

/** As tall as search, lists and chips. */
const bar = css({
  display: 'grid',
  alignContent: 'space-between',
  height: 204,
  paddingBottom: theme.space(2),
  [theme.media.md]: { height: 158 },
  [theme.media.lg]: { height: 106 },
});

/** Grey placeholders of the filters and six cards. */
export const ElixirGridLoading = () => (
  <>
    <SaidComing>Cargando el menú…</SaidComing>
    <div css={bar}>
      <Skeleton height={46} radius={theme.radius.pill} />
      <Skeleton height={44} radius={theme.radius.pill} width="70%" />
    </div>
    <Grid md={3} lg={4} css={[closer, pair]}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ElixirSkeleton css={[narrow, tile]} key={index} />
      ))}
    </Grid>
  </>
);

type GridProps = { elixirs: Blend[]; columns?: number };

/** Every blend, and then the link to the workshop; on phones in two columns or one. */
export const ElixirGrid = ({ elixirs, columns = 2 }: GridProps) => {
  const { ownBlends } = useShop();
  // With different sizes, each card shows the price of 100 ml.
  const differ = sizesDiffer(elixirs.flatMap((elixir) => elixir.sizes ?? elixir));
  return (
    <Grid role="list" md={3} lg={4} css={[closer, far, columns === 2 && pair]}>
      {elixirs.map((elixir, index) => (
        <div role="listitem" key={elixir.id}>
          <BlendCard
            css={[narrow, columns === 1 ? compact : tile]}
            sizes={TILE_SIZES}
            elixir={elixir}
            priority={index < FIRST_ROW}
            noteOf={differ ? unitPrice : undefined}
          />
        </div>
      ))}
      {ownBlends !== false && (
        <div role="listitem" css={columns === 2 && last}>
          <OwnElixirCard />
        </div>
      )}
    </Grid>
  );
};
