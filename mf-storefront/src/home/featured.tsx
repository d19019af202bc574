import { useRead } from '@shop/app-kit';
import {
  below,
  Container,
  css,
  drawnAt,
  Heading,
  Say,
  Section,
  soonLaidOut,
  Stack,
  Text,
  theme,
} from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { THREE } from '../menu/compact-card.ts';
import { BlendCard } from '../menu/blend-card.tsx';
import { ElixirSkeleton } from '../menu/elixir-skeleton.tsx';
import { stayLaidOut } from './stay-laid-out.ts';
import { useCounted } from './use-counted.ts';

const { media, space } = theme;
const SHOWN = 3;
const SIZES = drawnAt('min(73vw, 318px)', ...THREE);

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space(4),
  marginBottom: space(8),
});
// Up to 1024 px the cards are in a sliding row; the next one is partly visible.
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82%, 20rem)',
  gap: space(4),
  margin: `0 -${space(5)}`,
  padding: `${space(1)} ${space(5)} ${space(4)}`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPadding: space(5),
  '& > li': { scrollSnapAlign: 'start' },
  [media.lg]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(6),
    margin: 0,
    padding: 0,
    overflow: 'visible',
  },
});

/** On phones the pictures load only when they come near. */
const desk = css({ [media.lg]: soonLaidOut(0) });

/** The first available blends of the menu. Nothing when the menu is empty or failed to load. */
export const Featured = () => {
  const { data, isError } = useRead('/elixirs/predesigned/featured');
  const words = useTexts('home')('featured');
  const counted = useCounted();
  const shown = data?.blends;
  if (isError || shown?.length === 0) return null;
  return (
    <Section tone="deep" aria-labelledby="featured" css={[below('57rem'), desk]} ref={stayLaidOut}>
      <Container>
        <div css={head}>
          <Stack gap={2}>
            <Heading id="featured" look="page">
              {words?.title || 'Menú Comercial'}
            </Heading>
            <Text tone="soft">{counted(words?.content ?? '')}</Text>
          </Stack>
          <ArrowLink to="/menu">
            <Say total={data?.total}>
              {data && !data.isMore ? 'Ver las {total} mezclas' : 'Ver todas las mezclas'}
            </Say>
          </ArrowLink>
        </div>
        <ul css={row}>
          {shown
            ? shown.map((elixir) => (
                <li key={elixir.id}>{<BlendCard elixir={elixir} sizes={SIZES} level={3} />}</li>
              ))
            : Array.from({ length: SHOWN }, (_, index) => <li key={index}>{<ElixirSkeleton />}</li>)}
        </ul>
      </Container>
    </Section>
  );
};
