import { css, Stars, theme } from '@shop/ui';
import { useId } from 'react';

const { color, radius, space } = theme;

const row = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // Aligns with the text's left edge: a target is wider than its star.
  '& > label:first-of-type': { marginInlineStart: -11 },
});
const legend = css({ padding: 0, marginBottom: space(1), fontWeight: 650 });
const option = css({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  minWidth: 48,
  minHeight: 48,
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& > input:not(:disabled)': { cursor: 'pointer' },
  '& > input:focus-visible + span': {
    outline: `3px solid ${color.petal}`,
    outlineOffset: 2,
    borderRadius: radius.sm,
  },
});
const COUNTS = [1, 2, 3, 4, 5];

type Props = { label: string; value: number; onChoose: (stars: number) => void; describedBy?: string };

/** One to five stars, by one tap or the arrow keys. */
export const StarChoice = ({ label, value, onChoose, describedBy }: Props) => {
  const group = useId();
  return (
    <fieldset css={row} aria-describedby={describedBy}>
      <legend css={legend}>{label}</legend>
      {COUNTS.map((count) => (
        <label key={count} css={option}>
          <input
            type="radio"
            name={group}
            checked={value === count}
            onChange={() => onChoose(count)}
            aria-label={count === 1 ? '1 estrella' : `${count} estrellas`}
          />
          <span aria-hidden="true">
            <Stars value={count <= value ? 1 : 0} of={1} size={34} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
