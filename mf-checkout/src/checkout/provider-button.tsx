import type { PreferenceResponse } from '@shop/contracts/checkout';
import { useEffect } from 'react';
import { renderWallet } from './provider-script.ts';

const CONTAINER = 'mercado-pago-wallet';

type Props = { preference: PreferenceResponse; onFailed: () => void };

/** The provider's button beside ours, once its script has loaded; a blocked script only leaves it out (H12). */
export const ProviderButton = ({ preference, onFailed }: Props) => {
  const { sdkUrl, publicKey, preferenceId } = preference;
  useEffect(() => {
    let gone = false;
    let unmount: (() => void) | undefined;
    renderWallet({ sdkUrl, publicKey, preferenceId, containerId: CONTAINER, onError: onFailed }).then(
      (brick) => {
        // A brick that could not be drawn reports it through onError and comes back as nothing.
        unmount = () => brick?.unmount();
        if (gone) unmount();
      },
      () => gone || onFailed(),
    );
    return () => {
      gone = true;
      unmount?.();
    };
  }, [sdkUrl, publicKey, preferenceId, onFailed]);
  return <div id={CONTAINER} />;
};
