import { MAX_TASTE, TASTE_LABEL } from '@shop/contracts/constants';
import type { Taste } from '@shop/contracts/taste';
import { css, Say, theme, VisuallyHidden } from '@shop/ui';

const { color, size, space } = theme;

const list = css({
  display: 'grid',
  // Beside very large text the cells are smaller.
  gridTemplateColumns: 'auto minmax(0, auto) 1fr',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  fontSize: size.sm,
  '& dd + dd': { color: color.inkSoft },
});
const cells = css({ display: 'flex', gap: space(1) });
const cell = css({
  width: 22,
  height: 10,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius.pill,
});
// High contrast would draw full cells as empty ones.
const full = css({ background: color.honey, borderColor: color.honey, forcedColorAdjust: 'none' });

const WORDS = ['nada', 'apenas', 'suave', 'medio', 'alto', 'pleno'];

/** Three rows of five cells with a word; screen readers say '4 de 5'. */
export const TasteBars = ({ taste }: { taste: Taste }) => (
  <dl css={list}>
    {Object.entries(TASTE_LABEL).map(([name, label]) => {
      const value = taste[name as keyof Taste];
      return [
        <dt key={label}>
          <Say>{label}</Say>
        </dt>,
        <dd key={name} css={cells}>
          {Array.from({ length: MAX_TASTE }, (_, at) => (
            <span key={at} css={[cell, at < value && full]} />
          ))}
          <VisuallyHidden>{`${value} de ${MAX_TASTE}`}</VisuallyHidden>
        </dd>,
        <dd key={`${name} word`}>
          <Say>{WORDS[value] ?? ''}</Say>
        </dd>,
      ];
    })}
  </dl>
);
