import { useSchemaForm } from '@shop/app-kit/forms';
import { addressForm, type DeliveryAddress, type AddressValues } from '@shop/contracts/address';
import { Button, Card, Checkbox, css, Heading, Row, Stack, theme } from '@shop/ui';
import { readRemembered, useRemembered } from './remembered-address.ts';
import { EMPTY_ADDRESS, useAddressDraft } from './address-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';

// On a phone the way on is as wide as the form.
const onward = css({ justifyContent: 'flex-end', [theme.media.belowMd]: { '& > *': { flexGrow: 1 } } });

type Props = { details: DeliveryAddress | null; onValid: (details: DeliveryAddress) => void };

/** Step 1. What was typed survives a reload, a failed payment and the way back, and with consent the tab as well. */
export const AddressStep = ({ details, onValid }: Props) => {
  const known: AddressValues = details ?? { ...EMPTY_ADDRESS, ...readRemembered() };
  const form = useSchemaForm(addressForm, known);
  useAddressDraft(form);
  const { isKept, toggle } = useRemembered(form);
  return (
    <Card as="section">
      <form noValidate onSubmit={form.handleSubmit(onValid)} aria-label="Datos de envío">
        <Stack gap={6}>
          <Heading level={2} look="card">
            Datos de envío
          </Heading>
          <DeliveryFields form={form} />
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
