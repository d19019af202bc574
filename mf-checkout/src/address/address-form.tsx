import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { useNavigateHere } from '@shop/app-kit/use-here';
import { applyServerErrors, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { addressForm, type DeliveryAddress } from '@shop/contracts/address';
import { Alert, Button, Card, Heading, Row, Stack } from '@shop/ui';
import { useState } from 'react';
import { DeliveryFields } from '../checkout/delivery-fields.tsx';
import { EMPTY_ADDRESS } from '../checkout/address-draft.ts';
import { orderPage } from '../result/order-ref.ts';
import { useCompleteAddressMutation, type OrderRef } from '../result/order.api.ts';

const FAILED = { es: 'No pudimos guardar tu dirección. Inténtalo de nuevo.' };
const SAVED = { title: 'Dirección guardada', description: 'Ya sabemos a dónde enviar tu pedido.' };

/** The checkout's own fields, for an existing order. `email` is the payer's address, as the provider knows it. */
export const AddressForm = ({ orderRef, email }: { orderRef: OrderRef; email: string }) => {
  const form = useSchemaForm(addressForm, { ...EMPTY_ADDRESS, email });
  const forget = useDraft(`address-${orderRef.orderId}`, form);
  const [complete, { isLoading }] = useCompleteAddressMutation();
  const [problem, setProblem] = useState('');
  const navigate = useNavigateHere();
  const dispatch = useAppDispatch();

  const save = async (address: DeliveryAddress) => {
    setProblem('');
    const { error } = await complete({ ...orderRef, address });
    if (error) {
      if (!applyServerErrors(error, form.setError)) setProblem(messageOf(error, FAILED).es);
      return;
    }
    forget();
    dispatch(showToast(SAVED));
    await navigate(orderPage('success', orderRef), { replace: true });
  };
  return (
    <Card as="section">
      <form noValidate onSubmit={form.handleSubmit(save)} aria-label="Datos de envío">
        <Stack gap={6}>
          <Heading level={2} look="card">
            Datos de envío
          </Heading>
          <DeliveryFields form={form} />
          {problem && <Alert>{problem}</Alert>}
          <Row css={{ justifyContent: 'flex-end' }}>
            <Button type="submit" size="lg" busy={isLoading}>
              Guardar dirección
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
