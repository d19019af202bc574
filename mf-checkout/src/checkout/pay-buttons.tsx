import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { Alert, Button, css, Icon, Price, Say, Stack, Text, theme } from '@shop/ui';
import { useCallback, useState } from 'react';
import { PayAssurance } from './pay-assurance.tsx';
import { ProviderButton } from './provider-button.tsx';
import { useLeaving } from './use-leaving.ts';

const START_FAILED = 'No se pudo inicializar el procesador de pagos...';
const amount = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: theme.space(2),
  fontSize: theme.size.sm,
});

/** One button to pay with and how much it is. The provider's own leads to the same page: folded away beside ours. */
export const PayButtons = ({ preference }: { preference: PreferenceResponse }) => {
  const [scriptFailed, setScriptFailed] = useState(false);
  const { leaving, leaveTo } = useLeaving();
  const onFailed = useCallback(() => setScriptFailed(true), []);
  return (
    <Stack gap={4}>
      {preference.initPoint ? (
        <Button
          size="lg"
          fullWidth
          busy={leaving}
          icon={<Icon name="lock" size={20} />}
          onClick={() => leaveTo(preference.initPoint)}
        >
          Pagar ahora
        </Button>
      ) : (
        scriptFailed && <Alert>{START_FAILED}</Alert>
      )}
      <p css={amount}>
        <Say>Total a pagar</Say> <Price amount={preference.amounts.total} />
      </p>
      <ProviderButton preference={preference} onFailed={onFailed} />
      <Text size="sm" tone="soft">
        {`Te llevamos a ${PROVIDER_LABEL} para pagar con tarjeta, OXXO o transferencia, y de ahí vuelves a la tienda.`}
      </Text>
      <PayAssurance />
    </Stack>
  );
};
