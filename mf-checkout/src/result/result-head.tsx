import { css, Heading, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const { color, space } = theme;

const hexagon = css({
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 96,
  color: color.paper,
  clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
});
const centred = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  maxWidth: '38rem',
  margin: `0 auto ${space(10)}`,
  textAlign: 'center',
  textWrap: 'balance',
});

/** Keeps the next action in the first screen of a phone. */
const low = css({ gap: space(2), marginBottom: space(6) });
const small = css({ width: 56, height: 64 });

type Props = {
  icon: ReactNode;
  tone: string;
  title: ReactNode;
  /** Replaces the hexagon. */
  picture?: ReactNode;
  compact?: boolean;
  children: ReactNode;
};

/** The payment's result at a glance: a hexagon with an icon, a heading and a sentence. */
export const ResultHead = ({ icon, tone, title, picture, compact, children }: Props) => (
  <div css={[centred, compact && low]}>
    {picture || (
      <div aria-hidden="true" css={[hexagon, compact && small, { background: tone }]}>
        {icon}
      </div>
    )}
    <Heading level={1}>{title}</Heading>
    <Text size="lg" tone="soft">
      {children}
    </Text>
  </div>
);
