import { field } from '@shop/app-kit/forms';
import { Switch, TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { numberOrNone } from './or-taken-back.ts';
import { Section } from './section.tsx';

/** Mails that shoppers may ask for: each is off until the owner wants it. */
export const NoticesFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['notices']!}
    hint="Sólo los recibe quien los pide, nunca de noche, y cada uno trae cómo terminarlo con un clic."
  >
    <TextField
      type="number"
      inputMode="numeric"
      min="1"
      max="72"
      optional
      label={LABELS['reminderHours']}
      hint="De 1 a 72, a quien lo marque al escribir su correo. Vacío: no se ofrece."
      {...field(form, 'notices.reminderHours', { setValueAs: numberOrNone })}
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
    <TextField
      type="number"
      inputMode="numeric"
      min="1"
      max="60"
      optional
      label={LABELS['opinionDays']}
      hint="De 1 a 60, desde «Entregado»: un correo por pedido, nunca a quien dijo que no. Nada se publica sin que lo leas. Vacío: ni se piden ni se muestran."
      {...field(form, 'notices.opinionDays', { setValueAs: numberOrNone })}
    />
  </Section>
);
