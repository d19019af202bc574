import { healthClaims } from '@shop/contracts/health-claims';
import { Alert } from '@shop/ui';

/** Every text within what a form holds; addresses are none. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** Marks words that food may not say of itself, while they are typed. It stops nobody. */
export const ClaimsNote = ({ values }: { values: unknown }) => {
  const claims = healthClaims(textsIn(values).join('\n'));
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
