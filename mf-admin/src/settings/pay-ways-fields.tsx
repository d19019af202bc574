import { field, useFieldArray } from '@shop/app-kit/forms';
import { FREE_MONTHS, PAY_KINDS } from '@shop/contracts/pay-kinds';
import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import { SelectField, Stack, Switch } from '@shop/ui';
import { CheckboxGroup } from '../list/checkbox-group.tsx';
import { NO_NUMBER, NumberField } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { noneIn } from './none-in.ts';
import { AddRow, PricedRow } from './priced-row.tsx';
import { Section } from './section.tsx';

const HINT =
  'Se le dice al procesador de pagos en cada compra, y sólo lo que se ofrece se muestra. Las compras que ya empezaron siguen como estaban.';

/** The payment methods of the provider, and the number of instalments. */
export const PayWaysFields = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'freeMonths' });
  const { errors } = form.formState;
  return (
    <Section
      title={LABELS['payKinds']!}
      hint={HINT}
      wide={
        <Stack gap={4}>
          <CheckboxGroup
            legend="Se ofrece"
            texts={PAY_KINDS}
            field={form.register('payKinds')}
            error={errors.payKinds?.message}
          />
          {fields.map(({ id }, at) => (
            <PricedRow
              key={id}
              form={form}
              of={{ label: 'Meses sin intereses', name: `freeMonths.${at}.months` }}
              price={{ label: 'Desde (MXN)', name: `freeMonths.${at}.from` }}
              remove={{ label: `Quitar los meses ${at + 1}`, onClick: () => remove(at) }}
            />
          ))}
          {fields.length < FREE_MONTHS.length && (
            <AddRow onClick={() => append({ months: NO_NUMBER, from: NO_NUMBER })}>
              Agregar meses sin intereses
            </AddRow>
          )}
        </Stack>
      }
    >
      <NumberField
        optional
        none={noneIn(form, 'maxInstallments')}
        label={LABELS['maxInstallments']}
        hint="Pagos con tarjeta. Vacío: los que dé el procesador. El interés de los meses sin intereses lo pagas tú, y sólo se anuncian donde el procesador los recibe."
        form={form}
        name="maxInstallments"
      />
      <Switch
        label={LABELS['payChoice']}
        hint="Tarjeta, OXXO o transferencia, antes de salir a pagar: la página de pago empieza por ahí."
        {...form.register('payChoice')}
      />
      <SelectField
        label={LABELS['paymentProvider']}
        hint="Con Orders se pueden anunciar meses sin intereses. Agrega antes el evento Order (Mercado Pago) en sus Webhooks."
        {...field(form, 'paymentProvider', {
          setValueAs: (chosen: string | null) => chosen || noneIn(form, 'paymentProvider'),
        })}
      >
        <option value="">Como está instalada la tienda</option>
        {Object.entries(PAYMENT_BROWSERS).map(([name, { choice }]) => (
          <option key={name} value={name}>
            {choice}
          </option>
        ))}
      </SelectField>
    </Section>
  );
};
