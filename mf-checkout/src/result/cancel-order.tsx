import { messageOf } from '@shop/app-kit';
import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { Alert, Button, Row, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useCancelOrderMutation, type OrderRef } from './order.api.ts';

const FAILED = { es: 'No se pudo cancelar tu pedido. Intenta de nuevo.' };

/** Cancels an unpaid order that is paid to the shop; asks first, because reserved stock is released. */
export const CancelOrder = ({ orderRef }: { orderRef: OrderRef }) => {
  const [isAsked, setAsked] = useState(false);
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const place = useFocusAfter(isAsked);
  if (!isAsked)
    return (
      <Row {...place} css={{ justifyContent: 'center' }}>
        <Button variant="ghost" onClick={() => setAsked(true)}>
          Cancelar mi pedido
        </Button>
      </Row>
    );
  return (
    <Stack {...place} gap={4}>
      {Boolean(error) && <Alert>{messageOf(error, FAILED).es}</Alert>}
      <Alert tone="warning" title="¿Cancelar tu pedido?">
        <Stack gap={4}>
          <Text size="sm">Dejamos de apartarlo. Si ya pagaste, no lo canceles: escríbenos.</Text>
          <Row gap={2}>
            <Button size="sm" variant="danger" busy={isLoading} onClick={() => void cancel(orderRef)}>
              Sí, cancelarlo
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsked(false)}>
              Conservarlo
            </Button>
          </Row>
        </Stack>
      </Alert>
    </Stack>
  );
};
