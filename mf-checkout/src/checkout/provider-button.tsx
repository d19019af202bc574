import type { PreferenceResponse } from '@shop/contracts/checkout';
import { FIRST_PROVIDER, PROVIDER_LABEL, type PaymentProviderName } from '@shop/contracts/payment-browsers';
import { Text } from '@shop/ui';
import { useEffect, useState } from 'react';
import { STARTS } from './provider-starts.ts';

const CONTAINER = 'provider-button';

type Props = { preference: PreferenceResponse; isNeeded: boolean; onFailed: () => void };

/**
 * The provider's button, once its script has loaded (CK24). It is a fallback, hidden until the shop's own button has
 * failed to open the provider's page; if the script is blocked, only this button is missing (H12).
 */
export const ProviderButton = ({ preference, isNeeded, onFailed }: Props) => {
  const {
    provider = FIRST_PROVIDER,
    sdkUrl: script,
    publicKey,
    preferenceId: pageId,
    initPoint,
  } = preference;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let gone = false;
    let unmount: (() => void) | undefined;
    // Providers without a button, or unknown to this release, have only the shop's own button.
    const start = STARTS[provider as PaymentProviderName];
    start?.({ script, publicKey, pageId, containerId: CONTAINER, onError: onFailed }).then(
      (brick) => {
        // A button that could not be drawn reports that through onError, and the result is undefined.
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
  }, [provider, script, publicKey, pageId, onFailed]);
  return (
    <div hidden={!isNeeded || !isThere}>
      {initPoint && <Text size="sm" tone="soft">{`¿No se abre? Usa el botón de ${PROVIDER_LABEL}`}</Text>}
      <div id={CONTAINER} />
    </div>
  );
};
