import { css } from '@emotion/react';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { Say, theme } from '@shop/ui';
import { useEffect, useState } from 'react';
import { renderWallet } from './provider-script.ts';

const CONTAINER = 'mercado-pago-wallet';

const { color, size, space } = theme;
const or = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBottom: space(3),
  fontSize: size.sm,
  color: color.inkSoft,
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: color.line },
});

type Props = { preference: PreferenceResponse; onFailed: () => void };

/** The provider's button below ours, once its script has loaded; a blocked script only leaves it out (H12). */
export const ProviderButton = ({ preference, onFailed }: Props) => {
  const { sdkUrl, publicKey, preferenceId } = preference;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let gone = false;
    let unmount: (() => void) | undefined;
    renderWallet({ sdkUrl, publicKey, preferenceId, containerId: CONTAINER, onError: onFailed }).then(
      (brick) => {
        // A brick that could not be drawn reports it through onError and comes back as nothing.
        unmount = () => brick?.unmount();
        if (gone) unmount();
        else setThere(brick !== undefined);
      },
      () => gone || onFailed(),
    );
    return () => {
      gone = true;
      unmount?.();
    };
  }, [sdkUrl, publicKey, preferenceId, onFailed]);
  return (
    <div>
      {isThere && (
        <p css={or}>
          <Say>o</Say>
        </p>
      )}
      <div id={CONTAINER} />
    </div>
  );
};
