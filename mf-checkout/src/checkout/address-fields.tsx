import { field } from '@shop/app-kit/forms';
import { useZipPlace } from '@shop/app-kit/zip-place';
import { asZip } from '@shop/contracts/as-pasted';
import { SHIPPING_COUNTRY } from '@shop/contracts/constants';
import { MEXICAN_STATES, stateOfZip } from '@shop/contracts/mexican-states';
import { Text, TextField, theme } from '@shop/ui';
import { useColoniasQuery } from './checkout.api.ts';
import type { DeliveryForm } from './delivery-form.ts';

const { space } = theme;
const ZIP_HINT = 'En México el código postal tiene 5 dígitos.';
const NO_SUCH_ZIP = 'Ese código postal no existe. Revísalo.';
const isWhole = (zip: string) => /^\d{5}$/.test(zip);

/** The postal code fills in state and city. */
export const ZipField = ({ form, hint }: { form: DeliveryForm; hint?: string }) => {
  const { formState, watch, getValues, setValue } = form;
  const zip = asZip(watch('zip') ?? '');
  const { onChange, onFocus } = useZipPlace({
    read: getValues,
    write: (name, value) => setValue(name, value, { shouldValidate: formState.isSubmitted }),
  });
  const { error, ...input } = field(form, 'zip', { onChange });
  return (
    <TextField
      label="Código postal"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      {...input}
      onFocus={onFocus}
      error={error ?? (isWhole(zip) && !stateOfZip(zip) ? NO_SUCH_ZIP : undefined)}
      hint={zip.length >= 4 && !isWhole(zip) ? ZIP_HINT : hint}
    />
  );
};

/** The address fields beside the postal code. */
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
    <ColoniaField form={form} />
  </>
);

/** Free text, with suggestions from other buyers of the same postal code. */
const ColoniaField = ({ form }: { form: DeliveryForm }) => {
  const zip = asZip(form.watch('zip') ?? '');
  const { currentData = [] } = useColoniasQuery(zip, { skip: !isWhole(zip) || !stateOfZip(zip) });
  return (
    <>
      <TextField
        label="Colonia"
        optional
        autoComplete="address-level3"
        list="colonias"
        {...field(form, 'colonia')}
      />
      <datalist id="colonias">
        {currentData.map((colonia) => (
          <option key={colonia} value={colonia} />
        ))}
      </datalist>
    </>
  );
};
