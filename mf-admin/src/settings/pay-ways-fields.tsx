import { field, useFieldArray } from '@shop/app-kit/forms';
import { FREE_MONTHS, PAY_KIND_NAMES, PAY_KINDS } from '@shop/contracts/pay-kinds';
import type { PaymentProviderName } from '@shop/contracts/payment-browsers';
import { Checkbox, css, FieldError, SelectField, Stack, Switch, TextField, theme } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { AddRow, PricedRow } from './priced-row.tsx';
import { Section } from './section.tsx';

const HINT =
  'Se le dice al procesador de pagos en cada compra, y sólo lo que se ofrece se muestra. Las compras que ya empezaron siguen como estaban.';
const PAGES: Record<PaymentProviderName, string> = {
  mercadopago: 'Preferencias, las de siempre',
  'mercadopago-orders': 'Orders, las nuevas',
};
const box = css({ margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, fontSize: theme.size.sm, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(5)}` });

/** Empty takes back what was stored, and says nothing where nothing was. */
const toCount = (form: Form) => (typed: string | number | null | undefined) => {
  if (typed !== '' && typed !== null && typed !== undefined) return Number(typed);
  return form.formState.defaultValues?.maxInstallments === undefined ? undefined : null;
};

const toChoice = (form: Form) => (chosen: string | null | undefined) => {
  if (chosen) return chosen;
  return form.formState.defaultValues?.paymentProvider === undefined ? undefined : null;
};

/** What the provider offers to pay with, and in how many months. */
export const PayWaysFields = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'freeMonths' });
  const { errors } = form.formState;
  return (
    <Section
      title={LABELS['payKinds']!}
      hint={HINT}
      wide={
        <Stack gap={4}>
          <fieldset css={box}>
            <legend css={legend}>Se ofrece</legend>
            <div css={list}>
              {PAY_KIND_NAMES.map((kind) => (
                <Checkbox key={kind} label={PAY_KINDS[kind]} value={kind} {...form.register('payKinds')} />
              ))}
            </div>
            <FieldError>{errors.payKinds?.message}</FieldError>
          </fieldset>
          {fields.map(({ id }, at) => (
            <PricedRow
              key={id}
              of={{
                label: 'Meses sin intereses',
                ...field(form, `freeMonths.${at}.months`, { valueAsNumber: true }),
              }}
              price={{
                label: 'Desde (MXN)',
                ...field(form, `freeMonths.${at}.from`, { valueAsNumber: true }),
              }}
              remove={{ label: `Quitar los meses ${at + 1}`, onClick: () => remove(at) }}
            />
          ))}
          {fields.length < FREE_MONTHS.length && (
            <AddRow onClick={() => append({ months: NaN, from: NaN })}>Agregar meses sin intereses</AddRow>
          )}
        </Stack>
      }
    >
      <TextField
        type="number"
        inputMode="numeric"
        min="1"
        max="24"
        optional
        label={LABELS['maxInstallments']}
        hint="Pagos con tarjeta. Vacío: los que dé el procesador. El interés de los meses sin intereses lo pagas tú, y sólo se anuncian donde el procesador los recibe."
        {...field(form, 'maxInstallments', { setValueAs: toCount(form) })}
      />
      <Switch
        label={LABELS['payChoice']}
        hint="Tarjeta, OXXO o transferencia, antes de salir a pagar: la página de pago empieza por ahí."
        {...form.register('payChoice')}
      />
      <SelectField
        label={LABELS['paymentProvider']}
        hint="Con Orders se pueden anunciar meses sin intereses. Agrega antes el evento Order (Mercado Pago) en sus Webhooks."
        {...field(form, 'paymentProvider', { setValueAs: toChoice(form) })}
      >
        <option value="">Como está instalada la tienda</option>
        {(Object.keys(PAGES) as PaymentProviderName[]).map((name) => (
          <option key={name} value={name}>
            {PAGES[name]}
          </option>
        ))}
      </SelectField>
    </Section>
  );
};
