import { css } from '@emotion/react';
import { Heading, LinkButton, ResponsiveImage, Stack, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, media, space } = theme;

const band = css({
  display: 'grid',
  alignItems: 'center',
  background: color.bark,
  color: color.onDark,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const picture = css({ height: '100%', [media.md]: { aspectRatio: '1.3', maxHeight: '34rem' } });
const words = css({
  alignItems: 'flex-start',
  maxWidth: '38rem',
  padding: `${space(10)} ${space(5)}`,
  [media.md]: { padding: space(12) },
});

/** Why the shop is called what it is called. */
export const Origin = () => (
  <section css={band} aria-labelledby="origin">
    <ResponsiveImage
      src="/media/semilla/jobon-tradicional.webp"
      alt="Jobón tradicional de tronco hueco sobre su soporte"
      width={1280}
      height={960}
      sizes="(min-width: 768px) 50vw, 100vw"
      css={picture}
    />
    <Stack gap={5} css={words}>
      <Heading id="origin" look="page">
        <span lang="yua" css={{ color: color.amber }}>
          Kaab
        </span>
        : abeja y miel, en una sola palabra
      </Heading>
      <Text size="lg" tone="onDark">
        En maya yucateco la abeja y su miel se llaman igual. De ahí viene nuestro nombre, y de los jobones de
        la Península viene la xunáan kaab, la abeja sin aguijón que el pueblo maya cría desde hace siglos.
      </Text>
      <LinkButton as={Link} to="/about" variant="onDark">
        Conoce nuestra historia
      </LinkButton>
    </Stack>
  </section>
);
