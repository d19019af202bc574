import { useFieldArray } from '@shop/app-kit/forms';
import { MOST_REFILLS } from '@shop/contracts/notices';
import { Stack, Switch, Text } from '@shop/ui';
import { useId } from 'react';
import { NO_NUMBER, NumberField } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { AddRow, PricedRow } from './priced-row.tsx';
import { Section } from './section.tsx';

/** Mails that shoppers may ask for; each is off by default. */
export const NoticesFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['notices']!}
    hint="Sólo los recibe quien los pide, nunca de noche, y cada uno trae cómo terminarlo con un clic."
    wide={<Refills form={form} />}
  >
    <NumberField
      optional
      none={null}
      label={LABELS['reminderHours']}
      hint="De 1 a 72, a quien lo marque al escribir su correo. Vacío: no se ofrece."
      form={form}
      name="notices.reminderHours"
    />
    <NumberField
      optional
      none={null}
      label={LABELS['opinionDays']}
      hint="De 1 a 60, desde «Entregado»: un correo por pedido, nunca a quien dijo que no. Nada se publica sin que lo leas. Vacío: ni se piden ni se muestran."
      form={form}
      name="notices.opinionDays"
    />
    <Switch
      label={LABELS['stock']}
      hint="Lo que se agotó ofrece «Avísame cuando haya»."
      {...form.register('notices.stock')}
    />
    <Switch
      label={LABELS['news']}
      hint="En el pie de página y en la página del pedido. Cada quien lo confirma desde su correo."
      {...form.register('notices.news')}
    />
  </Section>
);

const REFILL_HINT =
  'Un correo con «Pedir otra vez», desde «Entregado», sólo a quien confirmó que quiere novedades y no ha vuelto a comprar. De un pedido cuenta el tamaño que más dura. Sin tamaños: no se avisa.';

/** Off while the list of sizes is empty. */
const Refills = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'notices.refill' });
  const id = useId();
  return (
    <Stack gap={3} role="group" aria-labelledby={id}>
      <div>
        <Text id={id}>
          <strong>{LABELS['refill']}</strong>
        </Text>
        <Text size="sm" tone="soft">
          {REFILL_HINT}
        </Text>
      </div>
      {fields.map(({ id: key }, at) => (
        <PricedRow
          key={key}
          form={form}
          of={{ label: 'Tamaño (ml)', name: `notices.refill.${at}.milliliters` }}
          price={{ label: 'Después de (días)', name: `notices.refill.${at}.days`, cents: false }}
          remove={{ label: `Quitar el tamaño ${at + 1}`, onClick: () => remove(at) }}
        />
      ))}
      {fields.length < MOST_REFILLS && (
        <AddRow onClick={() => append({ milliliters: NO_NUMBER, days: NO_NUMBER })}>Agregar tamaño</AddRow>
      )}
    </Stack>
  );
};
