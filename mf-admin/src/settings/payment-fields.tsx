import { css } from '@emotion/react';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contracts/constants';
import { Checkbox, Switch, TextField, theme } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const box = css({ margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, fontSize: theme.size.sm, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(5)}` });

/** Orders, what buyers see of payments, and who is told. */
export const PaymentFields = ({ form: { register, watch, formState } }: { form: Form }) => {
  const { errors } = formState;
  const methods = (
    <fieldset css={box}>
      <legend css={legend}>{LABELS['paymentMethods']}</legend>
      <div css={list}>
        {(Object.keys(PAYMENT_METHODS) as PaymentMethod[]).map((method) => (
          <Checkbox
            key={method}
            label={PAYMENT_METHODS[method]}
            value={method}
            {...register('paymentMethods')}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <Section title="Pedidos y cobro" wide={methods}>
      <TextField
        label={LABELS['orderPrefix']}
        hint={`El siguiente pedido: ${watch('orderPrefix')}-000123. Los que ya hay conservan su número.`}
        {...register('orderPrefix')}
        error={errors.orderPrefix?.message}
      />
      <TextField
        label={LABELS['statementText']}
        hint="Lo que lee quien paga con tarjeta. Hasta 13 letras."
        {...register('statementText')}
        error={errors.statementText?.message}
      />
      <TextField
        type="email"
        label={LABELS['ownerEmail']}
        optional
        hint="Te avisamos de cada pedido pagado y de cada mensaje."
        {...register('ownerEmail')}
        error={errors.ownerEmail?.message}
      />
      <Switch label={LABELS['ivaIncluded']} {...register('ivaIncluded')} />
    </Section>
  );
};
