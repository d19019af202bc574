import { css } from '@emotion/react';
import type { UseFormReturn } from '@shop/app-kit/forms';
import { SHIPPING_COUNTRY } from '@shop/contracts/constants';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { Text, TextArea, TextField, theme } from '@shop/ui';
import { GiftFields } from './gift-fields.tsx';
import { MEXICAN_STATES, stateOfZip } from './mexican-states.ts';

const { media, space } = theme;

const grid = css({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const wide = css({ [media.md]: { gridColumn: '1 / -1' } });

export type ShippingForm = UseFormReturn<ShippingDetails, unknown, ShippingDetails>;

const ZIP_HINT = 'En México el código postal tiene 5 dígitos.';

/** The fields of the shipping step (CK14) with the phone of H17; a postal code suggests its state (H19). */
export const ShippingFields = ({ form }: { form: ShippingForm }) => {
  const { register, formState, watch, getValues, setValue } = form;
  const { errors } = formState;
  const zip = watch('zip') ?? '';
  const field = (name: Exclude<keyof ShippingDetails, 'gift'>) => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const suggestState = () => {
    const state = stateOfZip(getValues('zip').trim());
    if (state && !getValues('state').trim())
      setValue('state', state, { shouldValidate: formState.isSubmitted });
  };
  return (
    <div css={grid}>
      <TextField label="Nombre completo" autoComplete="name" {...field('name')} css={wide} />
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label="Teléfono"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone')}
      />
      <TextField
        label="Dirección"
        autoComplete="street-address"
        placeholder="Calle, número y colonia"
        {...field('address')}
        css={wide}
      />
      <TextField
        label="Código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        {...field('zip')}
        {...register('zip', { onBlur: suggestState })}
        hint={zip.trim().length >= 4 && !/^\d{5}$/.test(zip.trim()) ? ZIP_HINT : undefined}
      />
      <TextField label="Ciudad" autoComplete="address-level2" {...field('city')} />
      <TextField label="Estado" autoComplete="address-level1" list="estados" {...field('state')} />
      <datalist id="estados">
        {MEXICAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <div>
        <Text size="sm" css={{ fontWeight: 600, marginBottom: space(1.5) }}>
          País
        </Text>
        <Text css={{ minHeight: 48, display: 'flex', alignItems: 'center' }}>{SHIPPING_COUNTRY}</Text>
      </div>
      <TextArea
        label="Notas para la entrega"
        optional
        rows={3}
        {...field('notes')}
        css={[wide, { textarea: { minHeight: 96 } }]}
      />
      <GiftFields form={form} css={wide} />
    </div>
  );
};
