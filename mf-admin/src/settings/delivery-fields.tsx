import { field } from '@shop/app-kit/forms';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { ZONE_NAMES } from '@shop/contracts/time-zone-names';
import { SelectField, Switch } from '@shop/ui';
import { NumberField } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { noneIn } from './none-in.ts';
import { Section } from './section.tsx';

const HINTS: Record<keyof DeliveryDays, string> = {
  workshopFirst: 'Días hábiles desde que se paga.',
  workshopLast: 'Días hábiles; hasta entonces debe salir.',
  roadFirst: 'Días desde que sale.',
  roadLast: 'Días desde que sale.',
  ownBlend: 'Días hábiles.',
};

/** The delivery time of an order; cart, order and mails compute the arrival from it. */
export const DeliveryFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['delivery']!}
    hint="Con estos días el carrito, la página del pedido y los correos dicen cuándo sale y cuándo llega. No cuentan sábados, domingos ni descansos oficiales. Los textos que dicen {taller}, {camino} o {propio} toman estos días."
  >
    {(Object.keys(HINTS) as (keyof DeliveryDays)[]).map((name) => (
      <NumberField key={name} label={LABELS[name]} hint={HINTS[name]} form={form} name={`delivery.${name}`} />
    ))}
    <NumberField
      optional
      none={noneIn(form, 'deliveredAfterDays')}
      label={LABELS['deliveredAfterDays']}
      hint="Días desde que sale. Vacío: sólo cuando alguien lo marque."
      form={form}
      name="deliveredAfterDays"
    />
    <NumberField
      optional
      none={noneIn(form, 'returnDays')}
      label={LABELS['returnDays']}
      hint="Los que dice tu texto de devoluciones; buscadores y anuncios los muestran. 0: no aceptas. Vacío: no se dice."
      form={form}
      name="returnDays"
    />
    {Number(form.watch('returnDays')) > 0 && (
      <Switch
        label={LABELS['freeReturns']}
        hint="Apagado: lo paga quien devuelve."
        {...form.register('freeReturns')}
      />
    )}
    <SelectField
      label={LABELS['timeZone']}
      hint="Por ella van los días de pedidos, reportes, archivos y correos."
      {...field(form, 'timeZone')}
    >
      {Object.entries(ZONE_NAMES).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  </Section>
);
