import { fieldErrorsOf } from '@shop/app-kit';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Puts the `{errors}` of a 400 next to their fields and focuses the first one (H47).
 * @returns true when at least one field got an error.
 */
export const applyServerErrors = <T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
): boolean => {
  const found = Object.entries(fieldErrorsOf(error));
  found.forEach(([field, message], index) =>
    setError(field as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return found.length > 0;
};
