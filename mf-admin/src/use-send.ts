import { messageOf, statusOf } from '@shop/app-kit';
import { applyServerErrors } from '@shop/app-kit/forms';
import { useState } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Sends a form and keeps its failure: field errors at the fields, anything else in `failure`. An expired session
 * (401) is reported by the login page.
 */
export function useSend<Values extends FieldValues>(
  { setError }: { setError: UseFormSetError<Values> },
  failed: { es: string },
) {
  const [failure, setFailure] = useState('');
  const send = async <Answer extends { error?: unknown }>(call: Promise<Answer>): Promise<Answer> => {
    setFailure('');
    const answer = await call;
    const { error } = answer;
    if (error && statusOf(error) !== 401 && !applyServerErrors(error, setError))
      setFailure(messageOf(error, failed).es);
    return answer;
  };
  return { failure, send };
}
