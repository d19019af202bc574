import { Container, css, drawnAt, Heading, ResponsiveImage, Section, Stack, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { SectionText } from '../content/sections.ts';

const { media, radius, shadow, space } = theme;

const chapter = css({
  display: 'grid',
  gap: space(8),
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(16) },
});
const turned = css({ [media.md]: { '& > :last-of-type': { order: -1 } } });
const alone = css({ maxWidth: '44rem' });
const picture = css({ borderRadius: radius.lg, overflow: 'hidden', boxShadow: shadow.md });

type Chapter = SectionText & { id: number };

/** Chapters of the story, with pictures alternately left and right. */
export const StoryChapters = ({ entries }: { entries: Chapter[] }) =>
  entries.length > 0 && (
    <Section>
      <Container>
        <Stack gap={14}>
          {entries.map(({ id, title, content, imageUrl }, index) => (
            <article key={id} css={imageUrl ? [chapter, index % 2 === 0 && turned] : alone}>
              <div>
                {title && <Heading css={{ marginBottom: space(4) }}>{title}</Heading>}
                <Prose text={content} />
              </div>
              {imageUrl && (
                <div css={picture}>
                  <ResponsiveImage
                    src={imageUrl}
                    alt=""
                    width={1200}
                    height={900}
                    sizes={drawnAt(
                      'calc(100vw - 40px)',
                      '(min-width: 1184px) 530px',
                      '(min-width: 768px) 44vw',
                    )}
                  />
                </div>
              )}
            </article>
          ))}
        </Stack>
      </Container>
    </Section>
  );
