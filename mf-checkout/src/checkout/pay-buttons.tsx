import { dueOf } from '@shop/contracts/due';
import { formatPesos } from '@shop/app-kit';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { isOwnChoice, type OwnChoice } from '@shop/contracts/pay-kinds';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { Alert, Button, css, Icon, Say, Stack, Text, theme, useShop } from '@shop/ui';
import { useCallback, useState } from 'react';
import { PayAssurance } from './pay-assurance.tsx';
import { ProviderButton } from './provider-button.tsx';
import { useLeaving } from '@shop/app-kit/use-leaving';

const START_FAILED = 'No se pudo inicializar el procesador de pagos...';

// Text and amount fit in one line of a phone.
const oneLine = css({
  paddingInline: theme.space(3),
  [theme.media.narrow]: { '& > svg': { display: 'none' } },
});

const OWN_LEADS: Record<OwnChoice, string> = {
  ownTransfer:
    'Apartamos tu pedido, y enseguida ves la CLABE, la referencia y hasta cuándo puedes transferir. También van en tu correo.',
  pickup: 'Apartamos tu pedido y lo pagas cuando lo recojas. Enseguida ves hasta cuándo.',
};

/** The pay button with the amount. The provider's own button opens the same page, as a fallback. */
export const PayButtons = ({ preference }: { preference: PreferenceResponse }) => {
  const [scriptFailed, setScriptFailed] = useState(false);
  const { leaving, stuck, leaveTo } = useLeaving();
  // A gift card pays the whole order.
  const isPaid = dueOf(preference.amounts) === 0;
  const own = isOwnChoice(preference.payWith) ? preference.payWith : undefined;
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
          css={oneLine}
        >
          <span>
            <span css={{ whiteSpace: 'nowrap' }}>
              <Say>{own || isPaid ? 'Hacer mi pedido' : 'Pagar ahora'}</Say> ·
            </span>{' '}
            <span css={{ whiteSpace: 'nowrap' }}>{formatPesos(dueOf(preference.amounts))}</span>
          </span>
        </Button>
      ) : (
        scriptFailed && <Alert>{START_FAILED}</Alert>
      )}
      {preference.freeMonths && (
        <Text size="sm">
          {`${preference.freeMonths.months} meses sin intereses de ${formatPesos(preference.freeMonths.monthly)} con tarjetas que participan.`}
        </Text>
      )}
      {own || isPaid ? (
        <Text size="sm" tone="soft">
          {own ? OWN_LEADS[own] : 'Tu tarjeta de regalo paga todo tu pedido.'}
        </Text>
      ) : (
        <>
          <ProviderButton
            preference={preference}
            isNeeded={stuck || !preference.initPoint}
            onFailed={onFailed}
          />
          <Leads />
          <PayAssurance />
        </>
      )}
    </Stack>
  );
};

const NAMED = [['visa', 'mastercard', 'amex'], ['oxxo'], ['spei']] as const;

/** Where the button leads; names the methods only when all three are shown. */
const Leads = () => {
  const { paymentMethods } = useShop();
  const hasAll = NAMED.every((kind) => kind.some((mark) => paymentMethods.includes(mark)));
  return hasAll ? (
    <Text size="sm" tone="soft">
      {`Te llevamos a ${PROVIDER_LABEL} para pagar con tarjeta, OXXO o transferencia, y de ahí vuelves a la tienda.`}
    </Text>
  ) : (
    <Text size="sm" tone="soft">
      {`Te llevamos a ${PROVIDER_LABEL} para pagar, y de ahí vuelves a la tienda.`}
    </Text>
  );
};
