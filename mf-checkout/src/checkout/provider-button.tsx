import { css } from '@emotion/react';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { Say, theme } from '@shop/ui';
import { useEffect, useState } from 'react';
import { renderWallet } from './provider-script.ts';

const CONTAINER = 'mercado-pago-wallet';

const { color, size, space } = theme;
const fold = css({
  fontSize: size.sm,
  color: color.inkSoft,
  summary: { minHeight: 44, lineHeight: '44px', cursor: 'pointer' },
  '& > div': { paddingTop: space(2) },
});

type Props = { preference: PreferenceResponse; onFailed: () => void };

/**
 * The provider's button, once its script has loaded (CK24). Beside ours, which does the same, it waits in a fold; a blocked
 * script only leaves it out (H12).
 */
export const ProviderButton = ({ preference, onFailed }: Props) => {
  const { sdkUrl, publicKey, preferenceId, initPoint } = preference;
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
  if (!initPoint) return <div id={CONTAINER} />;
  return (
    <details hidden={!isThere} css={fold}>
      <summary>
        <Say>¿No se abre? Usa el botón de Mercado Pago</Say>
      </summary>
      <div id={CONTAINER} />
    </details>
  );
};
