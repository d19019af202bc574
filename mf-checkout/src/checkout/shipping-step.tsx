import { useSchemaForm } from '@shop/app-kit/forms';
import { shippingDetails, type ShippingDetails } from '@shop/contracts/shipping';
import { Button, Card, Heading, Row, Stack } from '@shop/ui';
import { EMPTY_SHIPPING, useShippingDraft } from './shipping-draft.ts';
import { ShippingFields } from './shipping-form.tsx';

type Props = { details: ShippingDetails | null; onValid: (details: ShippingDetails) => void };

/** Step 1. What was typed survives a reload, a failed payment and the way back from the payment step. */
export const ShippingStep = ({ details, onValid }: Props) => {
  const form = useSchemaForm(shippingDetails, details ?? EMPTY_SHIPPING);
  useShippingDraft(form);
  return (
    <Card as="section">
      <form noValidate onSubmit={form.handleSubmit(onValid)} aria-label="Datos de envío">
        <Stack gap={6}>
          <Heading level={2} look="card">
            Datos de envío
          </Heading>
          <ShippingFields form={form} />
          <Row css={{ justifyContent: 'flex-end' }}>
            <Button type="submit" size="lg">
              Continuar al pago
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
