import { field } from '@shop/app-kit/forms';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contracts/constants';
import { IVA_RATE_NAMES, IVA_RATES } from '@shop/contracts/iva';
import { Checkbox, css, SelectField, Switch, TextField, theme } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const box = css({ margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, fontSize: theme.size.sm, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(5)}` });

/** Products say their own. */
const RATED = ['ivaOfDelivery', 'ivaOfBlends'] as const;

/** What buyers see of payments, and who is told. */
export const PaymentFields = ({ form }: { form: Form }) => {
  const methods = (
    <fieldset css={box}>
      <legend css={legend}>{LABELS['paymentMethods']}</legend>
      <div css={list}>
        {(Object.keys(PAYMENT_METHODS) as PaymentMethod[]).map((method) => (
          <Checkbox
            key={method}
            label={PAYMENT_METHODS[method]}
            value={method}
            {...form.register('paymentMethods')}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <Section title="Pedidos y cobro" place="avisos" wide={methods}>
      <TextField
        type="email"
        label={LABELS['ownerEmail']}
        optional
        hint="Te avisamos de cada pedido pagado y de cada mensaje."
        {...field(form, 'ownerEmail')}
      />
      <Switch label={LABELS['ivaIncluded']} {...form.register('ivaIncluded')} />
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
};
