import { field } from '@shop/app-kit/forms';
import { asZip } from '@shop/contracts/as-pasted';
import { SHIPPING_COUNTRY } from '@shop/contracts/constants';
import { cityOfZip } from '@shop/contracts/mexican-cities';
import { MEXICAN_STATES, stateOfZip } from '@shop/contracts/mexican-states';
import { Text, TextField, theme } from '@shop/ui';
import { useRef } from 'react';
import type { DeliveryForm } from './delivery-form.ts';

const { space } = theme;
const ZIP_HINT = 'En México el código postal tiene 5 dígitos.';
/** It tells the state (H19), and in large cities the city too. */
export const ZipField = ({ form, hint }: { form: DeliveryForm; hint?: string }) => {
  const { formState, watch, getValues, setValue } = form;
  const { isSubmitted } = formState;
  const zip = asZip(watch('zip') ?? '');
  const earlier = useRef(getValues('zip'));
  // What was typed stays; what an earlier code told goes with it.
  const follow = (name: 'state' | 'city', toldBy: typeof stateOfZip, code: string) => {
    const value = getValues(name).trim();
    if (value && value !== toldBy(earlier.current)) return;
    setValue(name, toldBy(code) ?? '', { shouldValidate: isSubmitted });
  };
  const suggest = () => {
    const code = asZip(getValues('zip'));
    if (!/^\d{5}$/.test(code)) return;
    follow('state', stateOfZip, code);
    follow('city', cityOfZip, code);
    earlier.current = code;
  };
  return (
    <TextField
      label="Código postal"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      {...field(form, 'zip', { onChange: suggest })}
      hint={zip.length >= 4 && !/^\d{5}$/.test(zip) ? ZIP_HINT : hint}
    />
  );
};

/** Where it goes, beside the postal code. */
export const PlaceFields = ({ form }: { form: DeliveryForm }) => (
  <>
    <div>
      <Text size="sm" css={{ fontWeight: 600, marginBottom: space(1.5) }}>
        País
      </Text>
      <Text css={{ minHeight: 48, display: 'flex', alignItems: 'center' }}>{SHIPPING_COUNTRY}</Text>
    </div>
    <TextField label="Estado" autoComplete="address-level1" list="estados" {...field(form, 'state')} />
    <datalist id="estados">
      {MEXICAN_STATES.map((state) => (
        <option key={state} value={state} />
      ))}
    </datalist>
    <TextField label="Ciudad" autoComplete="address-level2" {...field(form, 'city')} />
    <TextField
      label="Dirección"
      autoComplete="address-line1"
      placeholder="Calle y número"
      {...field(form, 'address')}
    />
    <TextField label="Colonia" optional autoComplete="address-level3" {...field(form, 'colonia')} />
  </>
);
