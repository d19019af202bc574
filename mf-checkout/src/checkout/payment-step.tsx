import { messageOf } from '@shop/app-kit';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { Alert, Button, Card, Heading, Icon, Row, Skeleton, Stack, Text, VisuallyHidden } from '@shop/ui';
import { useCallback, useState } from 'react';
import { PriceChanges } from './price-changes.tsx';
import { ProviderButton } from './provider-button.tsx';
import type { usePreference } from './use-preference.ts';

const CREATE_FAILED = { es: 'No se pudo crear la preferencia de pago.' };
const START_FAILED = 'No se pudo inicializar el procesador de pagos...';

type Props = {
  details: ShippingDetails;
  payment: ReturnType<typeof usePreference>;
  onBack: () => void;
  onRetry: () => void;
  onAccept: () => void;
};

/** Step 2: where it goes to, and the way to the provider's payment page. */
export const PaymentStep = ({ details, payment, onBack, onRetry, onAccept }: Props) => (
  <Card as="section">
    <Stack gap={6}>
      <Heading level={2} look="card">
        Pago
      </Heading>
      <ShipsTo details={details} />
      {payment.isLoading && <PaymentLoading />}
      {payment.changes.length > 0 && (
        <PriceChanges changes={payment.changes} onAccept={onAccept} busy={payment.isLoading} />
      )}
      {Boolean(payment.error) && payment.changes.length === 0 && (
        <Alert
          title={CREATE_FAILED.es}
          onRetry={onRetry}
          original={messageOf(payment.error, CREATE_FAILED).en}
        >
          {detailOf(payment.error)}
        </Alert>
      )}
      {payment.preference && !payment.isLoading && <PayButtons preference={payment.preference} />}
      <Row>
        <Button variant="ghost" icon={<Icon name="arrowLeft" size={18} />} onClick={onBack}>
          Volver al envío
        </Button>
      </Row>
    </Stack>
  </Card>
);

const detailOf = (error: unknown) => {
  const { es } = messageOf(error, CREATE_FAILED);
  return es === CREATE_FAILED.es ? undefined : es;
};

const PaymentLoading = () => (
  <div>
    <VisuallyHidden role="status">Preparando tu pago…</VisuallyHidden>
    <Skeleton height={54} radius={999} />
  </div>
);

const ShipsTo = ({ details }: { details: ShippingDetails }) => (
  <Text tone="soft" size="sm">
    Enviamos a <strong>{details.name}</strong>: {details.address}, {details.city}, {details.state}, C.P.{' '}
    {details.zip}.
  </Text>
);

const PayButtons = ({ preference }: { preference: PreferenceResponse }) => {
  const [scriptFailed, setScriptFailed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const onFailed = useCallback(() => setScriptFailed(true), []);
  const pay = () => {
    setLeaving(true);
    window.location.assign(preference.initPoint);
  };
  return (
    <Stack gap={3}>
      {preference.initPoint ? (
        <Button size="lg" fullWidth busy={leaving} icon={<Icon name="lock" size={20} />} onClick={pay}>
          Pagar ahora
        </Button>
      ) : (
        scriptFailed && <Alert>{START_FAILED}</Alert>
      )}
      <ProviderButton preference={preference} onFailed={onFailed} />
      <Text size="sm" tone="soft">
        Te llevamos a Mercado Pago para pagar con tarjeta, OXXO o transferencia, y de ahí vuelves a la tienda.
      </Text>
    </Stack>
  );
};
