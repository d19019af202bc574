import { useWatch, type Control, type FieldValues } from '@shop/app-kit/forms';
import { healthClaims } from '@shop/contracts/health-claims';
import { Alert } from '@shop/ui';

/** Every text in a form's values, except addresses. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

type Props<Values extends FieldValues, Sent> = { control: Control<Values, unknown, Sent> };

/** Marks health claims that food may not make, while they are typed; it redraws no other field. It only warns. */
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
