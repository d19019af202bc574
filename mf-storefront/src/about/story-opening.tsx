import { css, drawnAt, Eyebrow, Heading, ResponsiveImage, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { SectionText } from '../content/sections.ts';

const { media, space } = theme;

/** On a desktop the words are beside the whole picture, which reaches the window's edge. */
const beside = css({
  [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
});
const picture = css({ [media.lg]: { order: 1, alignSelf: 'stretch' } });
const words = css({
  padding: `${space(8)} ${space(5)} 0`,
  [media.lg]: {
    // In line with all other texts, and half as wide as the page.
    padding: `${space(10)} ${space(12)} ${space(10)} max(${space(8)}, calc(50vw - 35rem))`,
  },
});

/** The story's picture and its first words. Without an entry the page still has its title. */
export const StoryOpening = ({ entry }: { entry: SectionText | undefined }) => (
  <header css={entry?.imageUrl && beside}>
    {entry?.imageUrl && (
      <ResponsiveImage
        src={entry.imageUrl}
        alt=""
        width={1280}
        height={960}
        sizes={drawnAt('100vw', '(min-width: 1024px) 50vw')}
        priority
        css={picture}
      />
    )}
    <div css={words}>
      <Eyebrow>Sobre nosotros</Eyebrow>
      <Heading level={1} css={{ marginBottom: space(6) }}>
        {entry?.title || 'Sobre Nosotros'}
      </Heading>
      <Prose text={entry?.content} size="lg" tone="soft" />
    </div>
  </header>
);
