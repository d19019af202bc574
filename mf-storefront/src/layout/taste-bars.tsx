import { MAX_TASTE, TASTE_LABEL } from '@shop/contracts/constants';
import type { Taste } from '@shop/contracts/taste';
import { css, Say, theme, VisuallyHidden } from '@shop/ui';

const { color, size, space } = theme;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 14rem)',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  fontSize: size.sm,
  '& dd': {
    height: 10,
    borderRadius: theme.radius.pill,
    border: `1px solid ${color.lineStrong}`,
    backgroundColor: color.paper,
  },
});

const filled = (value: number) =>
  css({
    backgroundImage: `linear-gradient(90deg, ${color.honey} ${(value / MAX_TASTE) * 100}%, transparent 0)`,
  });

/** Three bars from 0 to 5; who does not see them hears '4 de 5'. */
export const TasteBars = ({ taste }: { taste: Taste }) => (
  <dl css={list}>
    {Object.entries(TASTE_LABEL).map(([name, label]) => {
      const value = taste[name as keyof Taste];
      return [
        <dt key={label}>
          <Say>{label}</Say>
        </dt>,
        <dd key={name} css={filled(value)}>
          <VisuallyHidden>{`${value} de ${MAX_TASTE}`}</VisuallyHidden>
        </dd>,
      ];
    })}
  </dl>
);
