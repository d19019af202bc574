import { useWatch, type Control, type FieldValues } from '@shop/app-kit/forms';
import { healthClaims } from '@shop/contracts/health-claims';
import { Alert } from '@shop/ui';

/** Every text within what a form holds; addresses are none. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

type Props<Values extends FieldValues, Sent> = { control: Control<Values, unknown, Sent> };

/** Marks words that food may not say of itself, while they are typed; no other field is drawn anew. It stops nobody. */
export const ClaimsNote = <Values extends FieldValues, Sent>({ control }: Props<Values, Sent>) => {
  const claims = healthClaims(textsIn(useWatch({ control })).join('\n'));
  return (
    <div role="status">
      {claims.length > 0 && (
        <Alert tone="info">
          <span>{`COFEPRIS objeta estas palabras en un alimento: ${claims.map((word) => `«${word}»`).join(', ')}.`}</span>{' '}
          <span>Prometen salud; di a qué sabe y cómo se sirve. Puedes guardar igual.</span>
        </Alert>
      )}
    </div>
  );
};
