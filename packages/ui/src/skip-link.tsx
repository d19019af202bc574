import { css } from '@emotion/react';
import { theme } from '@shop/ui/core';

const style = css({
  position: 'fixed',
  top: theme.space(2),
  left: theme.space(2),
  zIndex: theme.layer.skip,
  padding: `${theme.space(3)} ${theme.space(5)}`,
  borderRadius: theme.radius.pill,
  background: theme.color.ink,
  color: theme.color.cream,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** The first keyboard stop: skips the header. */
export const SkipLink = () => (
  <a href="#contenido" css={style}>
    Saltar al contenido
  </a>
);
