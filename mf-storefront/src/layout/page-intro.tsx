import { css } from '@emotion/react';
import { Container, Eyebrow, Heading, HexPattern, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { HexCluster } from './hex-cluster.tsx';

const { color, media, space } = theme;

const band = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: space(8),
  background: `linear-gradient(180deg, ${color.amberSoft}, ${color.creamDeep} 60%, ${color.cream})`,
  [media.md]: { paddingBlock: `${space(12)} ${space(14)}` },
});
const fade = css({ maskImage: 'linear-gradient(100deg, transparent 52%, #000)' });
const inner = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: space(8) });
const words = css({ maxWidth: '46rem', flex: 1 });
const lead = css({ marginTop: space(4), maxWidth: '38rem' });

type IntroProps = { eyebrow: string; title: ReactNode; text?: ReactNode; children?: ReactNode };

/** Opening band of a page: small line, h1 and a lead text over honeycomb. */
export const PageIntro = ({ eyebrow, title, text, children }: IntroProps) => (
  <header css={band}>
    <HexPattern css={fade} opacity={0.35} />
    <Container css={inner}>
      <div css={words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text size="lg" tone="soft" css={lead}>
            {text}
          </Text>
        )}
        {children}
      </div>
      <HexCluster />
    </Container>
  </header>
);
