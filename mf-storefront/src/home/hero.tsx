import type { HeroContent } from '@shop/contracts/content';
import { Container, Eyebrow, Heading, HexPattern, LinkButton, Row, Skeleton, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';
import { Prose } from '../content/prose.tsx';
import { splitTitle } from '../content/sections.ts';
import { HeroPicture } from './hero-picture.tsx';
import { actions, band, copy, fade, grid, lit, picture } from './hero.styles.ts';
import { useGetHomeHeroQuery } from './home.api.ts';
import { DEFAULT_HERO } from './home.defaults.ts';

/** First view of the shop; the default texts stand in silently when the content does not come (SF1–SF4). */
export const Hero = () => {
  const { data, isError } = useGetHomeHeroQuery();
  const hero = isError ? DEFAULT_HERO : data;
  return (
    <section css={band} aria-busy={!hero}>
      <HexPattern css={fade} opacity={0.4} />
      <Container css={grid}>
        <div css={copy}>
          <Eyebrow>Miel yucateca · flores nativas</Eyebrow>
          {hero ? <HeroText {...hero} /> : <HeroTextLoading />}
          <Row gap={3} css={actions}>
            <LinkButton as={Link} to="/menu" size="lg">
              Ver nuestro menú
            </LinkButton>
            <LinkButton as={Link} to="/customize" size="lg" variant="secondary">
              Personaliza tu elixir
            </LinkButton>
          </Row>
        </div>
        <div css={picture}>{hero && <HeroPicture src={hero.imageUrl || DEFAULT_HERO.imageUrl} />}</div>
      </Container>
    </section>
  );
};

const HeroText = ({ title, content }: HeroContent) => {
  const [highlighted, rest] = splitTitle(title);
  return (
    <Stack gap={5}>
      <Heading level={1} look="hero">
        {highlighted && <span css={lit}>{highlighted}</span>}
        {rest}
      </Heading>
      <Prose text={content} size="lg" tone="soft" />
    </Stack>
  );
};

const HeroTextLoading = () => (
  <Stack gap={4}>
    <Skeleton height="4rem" />
    <Skeleton height="4rem" width="80%" />
    <Skeleton height="7rem" />
  </Stack>
);
