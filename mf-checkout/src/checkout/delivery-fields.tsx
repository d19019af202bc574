import { field } from '@shop/app-kit/forms';
import { css, FieldError, TextArea, TextField, theme, VisuallyHidden } from '@shop/ui';
import type { Cart } from '@shop/contracts/cart';
import type { WayChoice } from '../delivery/use-way-choice.ts';
import { WayRadios } from '../delivery/way-radios.tsx';
import { NOWHERE } from '../delivery/words.ts';
import { PlaceFields, ZipField } from './address-fields.tsx';
import { EmailField } from './email-field.tsx';
import { GiftFields } from './gift-fields.tsx';
import type { DeliveryForm } from './delivery-form.ts';

const { media, space } = theme;

const grid = css({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const wide = css({ [media.md]: { gridColumn: '1 / -1' } });

type Props = {
  form: DeliveryForm;
  delivery?: Cart['delivery'];
  choice?: WayChoice;
  isPickup?: boolean;
  /** False in shops that ship nothing. */
  hasZip?: boolean;
  /** Offers a reminder to shoppers who do not finish. */
  canRemind?: boolean;
};

/**
 * The fields of the address step (CK14) with the phone of H17; street and colonia become one address. Delivery ways
 * follow the postal code if there is a choice, and a pick-up needs no address.
 */
export const DeliveryFields = (props: Props) => {
  const { form, delivery, choice, isPickup = false, hasZip = true, canRemind = false } = props;
  const { getValues, trigger } = form;
  // An invalid number is reported when the field is left; an empty one is valid.
  const checkPhone = () => getValues('phone') && void trigger('phone');
  return (
    <div css={grid}>
      <TextField label="Nombre completo" autoComplete="name" {...field(form, 'name')} css={wide} />
      <EmailField form={form} canRemind={canRemind} />
      <TextField
        label="Teléfono"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={isPickup ? 'Sólo por si hay que avisarte algo.' : 'Sólo para que la paquetería te encuentre.'}
        {...field(form, 'phone', { onBlur: checkPhone })}
      />
      {hasZip && (
        <ZipField
          form={form}
          {...(delivery && { hint: 'Para saber cuánto cuesta el envío y cuándo llega.' })}
        />
      )}
      {delivery && choice && <Ways delivery={delivery} choice={choice} />}
      {!isPickup && <AddressRest form={form} />}
    </div>
  );
};

/** The other address fields of a parcel. */
const AddressRest = ({ form }: { form: DeliveryForm }) => (
  <>
    <PlaceFields form={form} />
    <TextArea
      label="Notas para la entrega"
      optional
      rows={3}
      {...field(form, 'notes')}
      css={[wide, { textarea: { minHeight: 96 } }]}
    />
    <GiftFields form={form} css={wide} />
  </>
);

type WaysProps = { delivery: NonNullable<Cart['delivery']>; choice: WayChoice };

const Ways = ({ delivery, choice }: WaysProps) => (
  <div css={wide} aria-busy={choice.isLoading}>
    {choice.isLoading && <VisuallyHidden role="status">Calculando el envío…</VisuallyHidden>}
    {delivery.ways.length > 0 ? (
      <WayRadios ways={delivery.ways} chosen={choice.wayId} onChoose={choice.choose} error={choice.problem} />
    ) : (
      <FieldError>{choice.problem ?? (delivery.zip && NOWHERE)}</FieldError>
    )}
  </div>
);
