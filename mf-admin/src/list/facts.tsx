import { css, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const { color, media, size, space } = theme;

const list = css({
  display: 'grid',
  margin: 0,
  fontSize: size.sm,
  '& > div': {
    display: 'grid',
    gap: space(1),
    padding: `${space(3)} 0`,
    borderTop: `1px solid ${color.line}`,
  },
  [media.sm]: { '& > div': { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space(4) } },
  dt: { fontWeight: 650, color: color.inkSoft },
  dd: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

export type Fact = [name: string, value: ReactNode];

/** Names and values below each other, read only. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl css={list}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
