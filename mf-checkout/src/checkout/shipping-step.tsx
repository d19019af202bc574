import { css } from '@emotion/react';
import { useSchemaForm } from '@shop/app-kit/forms';
import { shippingForm, type ShippingDetails, type ShippingValues } from '@shop/contracts/shipping';
import { Button, Card, Checkbox, Heading, Row, Stack, theme } from '@shop/ui';
import { readRemembered, useRemembered } from './remembered-shipping.ts';
import { EMPTY_SHIPPING, useShippingDraft } from './shipping-draft.ts';
import { ShippingFields } from './shipping-fields.tsx';

// On a phone the way on is as wide as the form.
const onward = css({ justifyContent: 'flex-end', [theme.media.belowMd]: { '& > *': { flexGrow: 1 } } });

type Props = { details: ShippingDetails | null; onValid: (details: ShippingDetails) => void };

/** Step 1. What was typed survives a reload, a failed payment and the way back, and with consent the tab as well. */
export const ShippingStep = ({ details, onValid }: Props) => {
  const known: ShippingValues = details ?? { ...EMPTY_SHIPPING, ...readRemembered() };
  const form = useSchemaForm(shippingForm, known);
  useShippingDraft(form);
  const { isKept, toggle } = useRemembered(form);
  return (
    <Card as="section">
      <form noValidate onSubmit={form.handleSubmit(onValid)} aria-label="Datos de envío">
        <Stack gap={6}>
          <Heading level={2} look="card">
            Datos de envío
          </Heading>
          <ShippingFields form={form} />
          <Checkbox
            label="Recordar mis datos en este dispositivo"
            hint="No lo marques en un equipo compartido. Al desmarcar se borran."
            checked={isKept}
            onChange={(event) => toggle(event.target.checked)}
          />
          <Row css={onward}>
            <Button type="submit" size="lg">
              Continuar al pago
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
