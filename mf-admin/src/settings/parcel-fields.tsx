import { FIRST_PARCEL, type ParcelSettings } from '@shop/contracts/parcel';
import { NumberField } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const HINTS: Record<keyof ParcelSettings, string> = {
  pieceGrams: 'En gramos con empaque, donde el producto no dice su peso.',
  length: 'En centímetros.',
  width: 'En centímetros.',
  height: 'En centímetros.',
};

/** Default weight and size of parcels. */
export const ParcelFields = ({ form }: { form: Form }) => (
  <Section
    title={LABELS['parcel']!}
    hint="Con esto se cotizan guías, se exportan envíos y se calcula lo que cobra una entrega por peso."
  >
    {(Object.keys(FIRST_PARCEL) as (keyof ParcelSettings)[]).map((name) => (
      <NumberField key={name} label={LABELS[name]} hint={HINTS[name]} form={form} name={`parcel.${name}`} />
    ))}
  </Section>
);
