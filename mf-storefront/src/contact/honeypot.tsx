import { css } from '@shop/ui';
import type { ComponentProps } from 'react';

const away = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });

/** A field that people never see or reach; only robots and autofill type into it (H37). */
export const Honeypot = (props: ComponentProps<'input'>) => (
  <div css={away} aria-hidden="true">
    <label>
      Deja este espacio vacío
      <input {...props} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </label>
  </div>
);
