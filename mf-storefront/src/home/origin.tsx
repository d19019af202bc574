import {
  below,
  css,
  drawnAt,
  Heading,
  LinkButton,
  ResponsiveImage,
  soonLaidOut,
  Stack,
  Text,
  theme,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { splitTitle } from '../content/sections.ts';
import { useTexts } from '../content/use-texts.ts';

const { color, media, space } = theme;

const band = css({
  display: 'grid',
  alignItems: 'center',
  ...theme.dark,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const picture = css({ height: '100%', [media.md]: { aspectRatio: '1.3', maxHeight: '34rem' } });
const words = css({
  alignItems: 'flex-start',
  maxWidth: '38rem',
  padding: `${space(10)} ${space(5)}`,
  [media.md]: { padding: space(12) },
});

// From 768 px the picture is as high as the words beside it, and wider than its half.
const SIZES = drawnAt(
  '100vw',
  '(min-width: 1200px) 52vw',
  '(min-width: 1024px) 70vw',
  '(min-width: 768px) 91vw',
);

/** The origin of the shop's name. */
export const Origin = () => {
  const origin = useTexts('home')('origin');
  if (!origin?.title) return null;
  const [highlighted, rest] = splitTitle(origin.title);
  return (
    <section css={[band, below('44rem'), soonLaidOut(2)]} aria-labelledby="origin">
      {origin.imageUrl && (
        <ResponsiveImage
          src={origin.imageUrl}
          alt={origin.imageAlt ?? ''}
          width={1280}
          height={960}
          sizes={SIZES}
          css={picture}
        />
      )}
      <Stack gap={5} css={words}>
        <Heading id="origin" look="page">
          <span css={{ color: color.amberOnDark }}>{highlighted}</span>
          {rest}
        </Heading>
        <Text size="lg" tone="onDark">
          {origin.content}
        </Text>
        <LinkButton as={Link} to="/about" variant="onDark">
          Conoce nuestra historia
        </LinkButton>
      </Stack>
    </section>
  );
};
