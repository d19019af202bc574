import { Alert, Button, Row, Stack } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { PartReceived } from './part-received.tsx';
import { UnknownHead } from './pending-head.tsx';
import { useCheckPayment } from './use-check-payment.ts';
import { useVisible } from './use-visible.ts';

const PROCESS_FAILED = 'No se pudo procesar el pedido. Por favor, contacte con atención al cliente.';
const CHECK_MS = 10_000;

/** A payment without an order: checked at once and then repeatedly, until there is one. */
export const CheckPayment = ({
  paymentId,
  pollMs = CHECK_MS,
}: {
  paymentId: string;
  pollMs?: number | undefined;
}) => {
  const { check, canCheck, isLoading, failed, part } = useCheckPayment(paymentId);
  const hasAsked = useRef(false);
  const isVisible = useVisible();
  const asks = isVisible && canCheck && !isLoading && !failed;
  useEffect(() => {
    if (!asks) return undefined;
    if (!hasAsked.current) void check();
    hasAsked.current = true;
    const timer = setInterval(() => void check(), pollMs);
    return () => clearInterval(timer);
  }, [asks, check, pollMs]);
  return (
    <>
      {part ? <PartReceived part={part} /> : <UnknownHead />}
      <Stack gap={4}>
        {failed && <Alert>{PROCESS_FAILED}</Alert>}
        {canCheck && (
          <Row css={{ justifyContent: 'center' }}>
            <Button busy={isLoading} onClick={() => void check()} variant={part ? 'secondary' : 'primary'}>
              Revisar mi pago
            </Button>
          </Row>
        )}
      </Stack>
    </>
  );
};
