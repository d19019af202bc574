import { css } from '@emotion/react';
import {
  Container,
  Heading,
  HexFrame,
  HexPattern,
  LinkButton,
  ResponsiveImage,
  Section,
  Stack,
  Text,
  theme,
} from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, media, space } = theme;

const band = css({ position: 'relative', overflow: 'hidden' });
const grid = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: '0.8fr 1.2fr', gap: space(16) },
});
const fill = css({ height: '100%', aspectRatio: 'auto' });

/** Why the shop is called what it is called. */
export const Origin = () => (
  <Section tone="dark" css={band} aria-labelledby="origin">
    <HexPattern opacity={0.14} />
    <Container css={grid}>
      <HexFrame css={{ width: 'min(100%, 20rem)', justifySelf: 'center' }}>
        <ResponsiveImage
          src="/media/semilla/jobon-tradicional.webp"
          alt="Jobón tradicional de tronco hueco sobre su soporte"
          width={1000}
          height={1155}
          sizes="500px"
          css={fill}
        />
      </HexFrame>
      <Stack gap={5} css={{ alignItems: 'flex-start' }}>
        <Heading id="origin" look="page">
          <span lang="yua" css={{ color: color.amber }}>
            Kaab
          </span>
          : abeja y miel, en una sola palabra
        </Heading>
        <Text size="lg" tone="onDark">
          En maya yucateco la abeja y su miel se llaman igual. De ahí viene nuestro nombre, y de los jobones
          de la Península viene la xunáan kaab, la abeja sin aguijón que el pueblo maya cría desde hace
          siglos.
        </Text>
        <LinkButton as={Link} to="/about" variant="onDark">
          Conoce nuestra historia
        </LinkButton>
      </Stack>
    </Container>
  </Section>
);
