import { field } from '@shop/app-kit/forms';
import { FIRST_SAT, type SatCodes } from '@shop/contracts/sat-codes';
import { TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const CODES: Record<keyof SatCodes, string> = {
  product: 'Clave SAT de tus productos',
  unit: 'Clave SAT de la unidad',
  delivery: 'Clave SAT del envío',
};

/** The tax authority's codes for invoices. */
export const SatFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['sat']!}
    hint="Con estas claves se timbran las facturas. Vacío es lo usual para miel; confírmalo con tu contador."
  >
    {(Object.keys(CODES) as (keyof SatCodes)[]).map((name) => (
      <TextField
        key={name}
        label={CODES[name]}
        hint={`Vacío es ${FIRST_SAT[name]}`}
        autoCapitalize="characters"
        {...field(form, `sat.${name}`)}
        optional
      />
    ))}
  </Section>
);
