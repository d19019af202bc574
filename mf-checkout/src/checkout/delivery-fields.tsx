import { field } from '@shop/app-kit/forms';
import { css, TextArea, TextField, theme } from '@shop/ui';
import { AddressFields } from './address-fields.tsx';
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

/** The fields of the address step (CK14) with the phone of H17; street and colonia become its one address. */
export const DeliveryFields = ({ form }: { form: DeliveryForm }) => {
  const { getValues, trigger } = form;
  // A wrong number is told where it was typed; an empty one is none.
  const checkPhone = () => getValues('phone') && void trigger('phone');
  return (
    <div css={grid}>
      <TextField label="Nombre completo" autoComplete="name" {...field(form, 'name')} css={wide} />
      <EmailField form={form} />
      <TextField
        label="Teléfono"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint="Sólo para que la paquetería te encuentre."
        {...field(form, 'phone', { onBlur: checkPhone })}
      />
      <AddressFields form={form} />
      <TextArea
        label="Notas para la entrega"
        optional
        rows={3}
        {...field(form, 'notes')}
        css={[wide, { textarea: { minHeight: 96 } }]}
      />
      <GiftFields form={form} css={wide} />
    </div>
  );
};
