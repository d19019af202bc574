import { useRead } from '@shop/app-kit';
import { useSchemaForm } from '@shop/app-kit/forms';
import { knownZip } from '@shop/app-kit/known-zip';
import { addressForm, pickupForm, type AddressValues } from '@shop/contracts/address';
import type { Cart } from '@shop/contracts/cart';
import { cityOfZip } from '@shop/contracts/mexican-cities';
import { stateOfZip } from '@shop/contracts/mexican-states';
import { waysOf } from '@shop/contracts/told-ways';
import { Button, Card, Checkbox, css, Heading, PrivacyNote, Row, Stack, theme, useShop } from '@shop/ui';
import type { BaseSyntheticEvent } from 'react';
import { chosenWay } from '../delivery/chosen-way.ts';
import { useWayChoice } from '../delivery/use-way-choice.ts';
import { readRemembered, useRemembered } from './remembered-address.ts';
import { EMPTY_ADDRESS, keepAddressDraft, useAddressDraft } from './address-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { hasAddress, type Recipient } from './delivery-form.ts';

// On a phone the next button is as wide as the form.
const onward = css({ justifyContent: 'flex-end', [theme.media.belowMd]: { '& > *': { flexGrow: 1 } } });

/** The reason why it goes no further is there, far above the pressed button. */
const toWays = (form: HTMLFormElement) =>
  ['entrega', 'zip'].flatMap((name) => [...form.querySelectorAll<HTMLElement>(`[name=${name}]`)])[0]?.focus();

type Props = { cart: Cart; details: Recipient | null; onValid: (details: Recipient) => void };

/** Starts with the postal code that the shopper typed beside the cart. */
const beginning = ({ delivery }: Cart): AddressValues => {
  const values = { ...EMPTY_ADDRESS, ...readRemembered() };
  const zip = delivery && (delivery.zip ?? knownZip());
  if (values.zip || !zip) return values;
  return { ...values, zip, state: stateOfZip(zip) ?? '', city: cityOfZip(zip) ?? '' };
};

/** Step 1. Typed values survive a reload, a failed payment and the way back, and with consent also the tab. */
export const AddressStep = ({ cart, details, onValid }: Props) => {
  const shop = useShop();
  const plan = waysOf(shop);
  const isOnlyFetched = plan.length > 0 && plan.every(({ kind }) => kind === 'pickup');
  const isPickup = isOnlyFetched || chosenWay(cart)?.kind === 'pickup';
  const known: AddressValues = details && hasAddress(details) ? details : { ...beginning(cart), ...details };
  const form = useSchemaForm<Recipient, AddressValues>(isPickup ? pickupForm : addressForm, known);
  const choice = useWayChoice(cart, form);
  const title = cart.delivery ? 'Datos de entrega' : 'Datos de envío';
  const submit = async (recipient: Recipient, event?: BaseSyntheticEvent) => {
    if (!(await choice.confirm(recipient))) return toWays(event?.target as HTMLFormElement);
    keepAddressDraft(form.getValues());
    onValid(recipient);
  };
  useAddressDraft(form);
  const { isKept, toggle } = useRemembered(form);
  const { data: legal } = useRead('/content/legal');
  return (
    <Card as="section">
      <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={title}>
        <Stack gap={6}>
          <Heading level={2} look="card">
            {title}
          </Heading>
          <DeliveryFields
            form={form}
            delivery={cart.delivery}
            choice={choice}
            isPickup={isPickup}
            hasZip={!isOnlyFetched}
            canRemind={Boolean(shop.notices?.reminderHours)}
          />
          <Checkbox
            label="Recordar mis datos en este dispositivo"
            hint="No lo marques en un equipo compartido. Si lo quitas, se borran."
            checked={isKept}
            onChange={(event) => toggle(event.target.checked)}
          />
          <Row css={onward}>
            <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
              Continuar al pago
            </Button>
          </Row>
          <PrivacyNote texts={legal} />
        </Stack>
      </form>
    </Card>
  );
};
