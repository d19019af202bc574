import { css, theme } from '@shop/ui';
import { Fragment } from 'react';

const { color, size, space } = theme;
const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space(1),
  margin: 0,
  fontSize: size.sm,
  dt: { fontWeight: 650, color: color.inkSoft },
  dd: { margin: 0, textAlign: 'right' },
});

/** Name and short value, one pair on each line. */
export const Sums = ({ sums }: { sums: (readonly [name: string, value: string])[] }) => (
  <dl css={list}>
    {sums.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
