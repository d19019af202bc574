import { css } from '@emotion/react';
import { Container, Eyebrow, Heading, HexFrame, HexPattern, Icon, ResponsiveImage, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { SectionText } from '../content/sections.ts';
import { IconHex } from '../layout/icon-hex.tsx';

const { color, media, space } = theme;

const band = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: space(12),
  background: `radial-gradient(110% 90% at 90% 0%, ${color.amberSoft}, ${color.creamDeep} 60%, ${color.cream})`,
  [media.md]: { paddingBlock: space(20) },
});
const fade = css({
  maskImage: 'radial-gradient(90% 60% at 100% 80%, #000, transparent)',
  [media.md]: { maskImage: 'linear-gradient(90deg, transparent 45%, #000 85%)' },
});
const grid = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: '1.15fr 0.85fr', gap: space(14) },
});
const picture = css({ position: 'relative', justifySelf: 'center', width: 'min(100%, 26rem)' });
const fill = css({ height: '100%', aspectRatio: 'auto' });
const corner = css({ position: 'absolute', left: '-2%', bottom: '2%' });

/** The story's first words beside its picture. Without an entry the page still has its title. */
export const StoryOpening = ({ entry }: { entry: SectionText | undefined }) => (
  <header css={band}>
    <HexPattern opacity={0.4} css={fade} />
    <Container css={grid}>
      <div>
        <Eyebrow>Sobre nosotros</Eyebrow>
        <Heading level={1} css={{ marginBottom: space(6) }}>
          {entry?.title || 'Sobre Nosotros'}
        </Heading>
        <Prose text={entry?.content} size="lg" tone="soft" />
      </div>
      {entry?.imageUrl && (
        <div css={picture}>
          <HexFrame>
            <ResponsiveImage
              src={entry.imageUrl}
              alt=""
              width={1000}
              height={1155}
              sizes="(min-width: 1184px) 640px, (min-width: 768px) 60vw, min(140vw, 640px)"
              priority
              css={fill}
            />
          </HexFrame>
          <IconHex size={92} ground={color.bark} ink={color.amber} css={corner}>
            <Icon name="bee" size={44} />
          </IconHex>
        </div>
      )}
    </Container>
  </header>
);
