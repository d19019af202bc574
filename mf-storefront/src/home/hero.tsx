import { useRead } from '@shop/app-kit';
import { Container, Eyebrow, Heading, HexPattern, Skeleton } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import { splitTitle } from '../content/sections.ts';
import { useTexts } from '../content/use-texts.ts';
import { HeroOffer } from './hero-offer.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { band, fade, grid, head, lit, picture, text } from './hero.styles.ts';
import { DEFAULT_HERO } from './home.defaults.ts';
import { useCounted } from './use-counted.ts';

/**
 * First view of the shop: what it is, a bottle, its price and one link. Default texts replace missing content
 * without an error (SF1–SF4).
 */
export const Hero = () => {
  const { data, isError } = useRead('/content/home/hero');
  const { data: { cheapest } = {} } = useRead('/elixirs/predesigned/featured');
  const texts = useTexts('home');
  const counted = useCounted();
  const eyebrow = texts('eyebrow')?.title;
  const hero = isError ? DEFAULT_HERO : data;
  return (
    <section css={band} aria-busy={!hero}>
      <HexPattern css={fade} opacity={0.4} />
      <Container css={grid}>
        <div css={head}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hero ? <Title text={hero.title} /> : <Skeleton height="8rem" />}
        </div>
        <div css={text}>
          {hero ? <Prose text={counted(hero.content)} size="lg" tone="soft" /> : <Skeleton height="7rem" />}
        </div>
        <HeroOffer from={cheapest?.price} />
        <div css={picture}>
          {hero && (
            <HeroPicture src={hero.imageUrl || DEFAULT_HERO.imageUrl} alt={texts('hero')?.imageAlt ?? ''} />
          )}
        </div>
      </Container>
    </section>
  );
};

const Title = ({ text: title }: { text: string }) => {
  const [highlighted, rest] = splitTitle(title);
  return (
    <Heading level={1} look="hero">
      {highlighted && <span css={lit}>{highlighted}</span>}
      <span>{rest}</span>
    </Heading>
  );
};
