import { field } from '@shop/app-kit/forms';
import { TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

/** Ids of analytics services; without any, no visitor is asked for consent. */
export const MeasuringFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['measuring']!}
    hint="Con un ID, tu tienda pregunta a cada visitante si se deja medir; sin su sí no carga nada de ellos. Dilo también en tu política de privacidad, en Textos."
  >
    <TextField
      optional
      autoComplete="off"
      spellCheck={false}
      label={LABELS['ga4']}
      hint="Empieza con G-."
      {...field(form, 'measuring.ga4')}
    />
    <TextField
      optional
      autoComplete="off"
      inputMode="numeric"
      label={LABELS['pixel']}
      hint="Sólo números."
      {...field(form, 'measuring.pixel')}
    />
  </Section>
);
