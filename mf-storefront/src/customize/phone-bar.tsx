import { css } from '@emotion/react';
import { buttonStyles, theme } from '@shop/ui';

const { color, media, radius, shadow, space } = theme;

const bar = css({
  position: 'sticky',
  zIndex: 5,
  bottom: space(3),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginTop: space(6),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(5)}`,
  borderRadius: radius.pill,
  background: color.bark,
  color: color.onDark,
  fontWeight: 600,
  boxShadow: shadow.lg,
  [media.lg]: { display: 'none' },
});

/** On narrow screens the way down to the elixir, once there is something in it. */
export const PhoneBar = ({ count }: { count: number }) =>
  count > 0 && (
    <div css={bar}>
      {count === 1 ? '1 flor elegida' : `${count} flores elegidas`}
      <a href="#tu-elixir" css={buttonStyles({ size: 'sm' })}>
        Ver tu elixir
      </a>
    </div>
  );
