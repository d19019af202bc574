import { Alert, Button, Row, Stack } from '@shop/ui';
import { useEffect } from 'react';
import { useCheckPayment } from './use-check-payment.ts';
import { useVisible } from './use-visible.ts';

const PROCESS_FAILED = 'No se pudo procesar el pedido. Por favor, contacte con atención al cliente.';
const CHECK_MS = 10_000;

/** A payment of which the shop had not heard when its payer came back: asked for until there is an order. */
export const CheckPayment = ({
  paymentId,
  pollMs = CHECK_MS,
}: {
  paymentId: string;
  pollMs?: number | undefined;
}) => {
  const { check, canCheck, isLoading, failed } = useCheckPayment(paymentId);
  const isVisible = useVisible();
  const asks = isVisible && canCheck && !isLoading && !failed;
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setTimeout(() => void check(), pollMs);
    return () => clearTimeout(timer);
  }, [asks, check, pollMs]);
  return (
    <Stack gap={4}>
      {failed && <Alert>{PROCESS_FAILED}</Alert>}
      {canCheck && (
        <Row css={{ justifyContent: 'center' }}>
          <Button busy={isLoading} onClick={() => void check()}>
            Revisar mi pago
          </Button>
        </Row>
      )}
    </Stack>
  );
};
