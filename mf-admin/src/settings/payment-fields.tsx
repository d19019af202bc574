import { field } from '@shop/app-kit/forms';
import { PAYMENT_METHODS } from '@shop/contracts/constants';
import { IVA_RATE_NAMES, IVA_RATES } from '@shop/contracts/iva';
import { SelectField, Switch, TextField } from '@shop/ui';
import { CheckboxGroup } from '../list/checkbox-group.tsx';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

/** The default rates of delivery and blends; products have their own. */
const RATED = ['ivaOfDelivery', 'ivaOfBlends'] as const;

/** The payment texts that buyers see, and who is notified. */
export const PaymentFields = ({ form }: { form: Form }) => (
  <Section
    title="Pedidos y cobro"
    place="avisos"
    wide={
      <CheckboxGroup
        legend={LABELS['paymentMethods']}
        texts={PAYMENT_METHODS}
        field={form.register('paymentMethods')}
      />
    }
  >
    <TextField
      type="email"
      label={LABELS['ownerEmail']}
      optional
      hint="Te avisamos de cada pedido pagado y de cada mensaje."
      {...field(form, 'ownerEmail')}
    />
    <Switch label={LABELS['ivaIncluded']} {...form.register('ivaIncluded')} />
    <Switch
      label={LABELS['giftCards']}
      hint="Las das en Tarjetas de regalo, y su código se escribe en el carrito. Las que ya diste valen aunque lo apagues."
      {...form.register('giftCards')}
    />
    {form.watch('giftCards') && (
      <TextField
        label={LABELS['giftCardAmounts']}
        optional
        hint="En pesos, p. ej. 250, 500, 1000. Vacío: no se venden en la tienda."
        {...field(form, 'giftCardAmounts')}
      />
    )}
    {RATED.map((name) => (
      <SelectField key={name} label={LABELS[name]} optional {...field(form, name)}>
        <option value="">Sin desglosar</option>
        {IVA_RATE_NAMES.map((rate) => (
          <option key={rate} value={rate}>
            {IVA_RATES[rate]}
          </option>
        ))}
      </SelectField>
    ))}
  </Section>
);
