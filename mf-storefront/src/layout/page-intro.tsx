import { Container, css, Eyebrow, Heading, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const { color, media, space } = theme;

const grounds = { honey: color.amberSoft, petal: color.petalSoft, jungle: color.jungleSoft };
const band = css({
  paddingBlock: `${space(8)} ${space(6)}`,
  [media.md]: { paddingBlock: space(12) },
  [media.low]: { paddingBlock: `${space(6)} ${space(4)}` },
});
const inner = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
});
const words = css({ maxWidth: '46rem', [media.low]: { maxWidth: '60rem' } });
const lead = css({
  marginTop: space(4),
  maxWidth: '38rem',
  textWrap: 'balance',
  [media.low]: { marginTop: space(2), maxWidth: 'none' },
});
// As many lines as such a text has.
const held = css({
  minHeight: '4.8em',
  [media.md]: { minHeight: '3.2em' },
  [media.low]: { minHeight: '1.6em' },
});

type IntroProps = {
  eyebrow: string;
  title: ReactNode;
  text?: ReactNode;
  /** The text is on its way: its place is held. */
  isComing?: boolean;
  /** Colour from which the band fades; each page has its own. */
  ground?: keyof typeof grounds;
  /** The picture beside the words. */
  art?: ReactNode;
};

/** Opening band of a page: small line, h1 and an introduction. */
export const PageIntro = ({ eyebrow, title, text, isComing, ground = 'honey', art }: IntroProps) => (
  <header css={[band, { background: `linear-gradient(${grounds[ground]}, ${color.cream})` }]}>
    <Container css={inner}>
      <div css={words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1}>{title}</Heading>
        {(text || isComing) && (
          <Text size="lg" tone="soft" css={[lead, isComing && held]}>
            {text}
          </Text>
        )}
      </div>
      {art}
    </Container>
  </header>
);
