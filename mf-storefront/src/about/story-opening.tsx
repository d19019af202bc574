import { Container, css, drawnAt, Eyebrow, Heading, ResponsiveImage, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { SectionText } from '../content/sections.ts';

const { color, media, radius, space } = theme;

// Wide screens see a strip of it: low enough that the bottle's label is in it.
const picture = css({
  aspectRatio: '4 / 3',
  [media.md]: { aspectRatio: '5 / 2', maxHeight: '36rem', objectPosition: '50% 90%' },
});
const sheet = css({
  position: 'relative',
  paddingTop: space(8),
  borderRadius: radius.lg,
  background: color.cream,
  [media.md]: { paddingTop: space(10) },
});
const over = css({ marginTop: `-${space(8)}`, [media.md]: { marginTop: `-${space(12)}` } });

/** The story's picture from edge to edge, and its first words on a sheet. Without an entry the page still has its title. */
export const StoryOpening = ({ entry }: { entry: SectionText | undefined }) => (
  <header>
    {entry?.imageUrl && (
      <ResponsiveImage
        src={entry.imageUrl}
        alt=""
        width={1280}
        height={960}
        sizes={drawnAt('100vw', '(min-width: 768px) 100vw')}
        priority
        css={picture}
      />
    )}
    <Container width="narrow" css={[sheet, entry?.imageUrl && over]}>
      <Eyebrow>Sobre nosotros</Eyebrow>
      <Heading level={1} css={{ marginBottom: space(6) }}>
        {entry?.title || 'Sobre Nosotros'}
      </Heading>
      <Prose text={entry?.content} size="lg" tone="soft" />
    </Container>
  </header>
);
