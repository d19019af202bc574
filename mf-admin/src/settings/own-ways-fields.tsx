import { field } from '@shop/app-kit/forms';
import { css, Stack, Switch, TextField, theme } from '@shop/ui';
import type { ChangeEvent } from 'react';
import { NumberField } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const HINT =
  'Sin comisión y sin procesador: el pedido espera, lo que lleva queda apartado, y tú lo marcas como pagado en el pedido. Apagado, nadie lo ve.';
const FIRST = {
  ownTransfer: { clabe: '', bank: '', beneficiary: '', days: 3 },
  payAtPickup: { days: 3 },
};
const DAYS = {
  hint: 'De 1 a 15. Después se libera lo apartado.',
} as const;
const fields = css({
  display: 'grid',
  gap: theme.space(4),
  [theme.media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

/** Payment ways directly to the shop; each is off by default. */
export const OwnWaysFields = ({ form }: { form: Form }) => {
  const [transfer, pickup] = form.watch(['ownTransfer', 'payAtPickup']);
  const toggle = (name: keyof typeof FIRST) => ({
    label: LABELS[name],
    checked: Boolean(form.watch(name)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      form.setValue(name, target.checked ? FIRST[name] : null, { shouldDirty: true }),
  });
  return (
    <Section
      title="Cobrar por tu cuenta"
      hint={HINT}
      place="por-tu-cuenta"
      wide={
        <Stack gap={4}>
          <Switch {...toggle('ownTransfer')} hint="Quien compra ve tu CLABE y una referencia de su pedido." />
          {transfer && (
            <div css={fields}>
              <TextField
                label="CLABE"
                inputMode="numeric"
                autoComplete="off"
                hint="18 dígitos. Revisamos el último."
                {...field(form, 'ownTransfer.clabe')}
              />
              <TextField label="Banco" {...field(form, 'ownTransfer.bank')} />
              <TextField label="A nombre de" {...field(form, 'ownTransfer.beneficiary')} />
              <NumberField label="Días para transferir" {...DAYS} form={form} name="ownTransfer.days" />
            </div>
          )}
          <Switch
            {...toggle('payAtPickup')}
            hint="Sólo para lo que se recoge en una de tus formas de entrega."
          />
          {pickup && (
            <div css={fields}>
              <NumberField label="Días para recoger y pagar" {...DAYS} form={form} name="payAtPickup.days" />
            </div>
          )}
        </Stack>
      }
    />
  );
};
