import { css } from '@emotion/react';
import { theme, useSay, useSayApart } from '@shop/ui/core';
import type { ComponentProps, ReactNode } from 'react';

const { color, size, space, ease } = theme;

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  cursor: 'pointer',
});
// 24 px is the minimum target size, whatever is beside it.
const box = css({
  width: 24,
  height: 24,
  margin: 0,
  flex: 'none',
  accentColor: color.honey,
  cursor: 'pointer',
});
const track = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 30,
  margin: 0,
  borderRadius: 15,
  background: color.inkFaint,
  // High contrast would draw neither knob nor track.
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  transition: `background ${ease}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 22,
    height: 22,
    borderRadius: 11,
    background: color.paper,
    transition: `transform ${ease}`,
  },
  '&:checked': { background: color.jungle },
  '&:checked::after': { transform: 'translateX(22px)' },
  '&:focus-visible': { borderRadius: 15 },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

const toggle = (style: typeof box, role?: 'switch') =>
  function Toggle({ label, hint, className, ...rest }: ToggleProps) {
    const say = useSay();
    return (
      <label css={line} className={className}>
        <input {...rest} type="checkbox" role={role} css={style} />
        <span>
          {useSayApart()(label)}
          {hint && (
            <span css={{ display: 'block', fontSize: size.xs, color: color.inkSoft }}>{say(hint)}</span>
          )}
        </span>
      </label>
    );
  };

/** A checkbox with its label. */
export const Checkbox = toggle(box);

/** An on/off switch; technically a checkbox, so `register` and `checked`/`onChange` work as usual. */
export const Switch = toggle(track, 'switch');
