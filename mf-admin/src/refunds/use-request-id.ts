import { nanoid, statusOf } from '@shop/app-kit';
import { useState } from 'react';

/**
 * The id by which the server recognizes a repeated press. It stays while the refund's result is unknown, and changes
 * after a refusal, because the next press is a new request.
 */
export const useRequestId = () => {
  const [id, setId] = useState(() => nanoid());
  /** @returns whether the server has refused, so that the next press is a new request */
  const answered = (error: unknown): boolean => {
    const isOver = (statusOf(error) ?? 500) < 500;
    if (isOver) setId(nanoid());
    return isOver;
  };
  return { id, answered };
};
