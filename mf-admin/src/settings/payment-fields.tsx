import { field } from '@shop/app-kit/forms';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contracts/constants';
import { Checkbox, css, Switch, TextField, theme } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const box = css({ margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, fontSize: theme.size.sm, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(5)}` });

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
    </Section>
  );
};
