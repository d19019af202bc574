import { nanoid, statusOf } from '@shop/app-kit';
import { useState } from 'react';

/**
 * The id by which the server knows a repeated press. It stays while nobody knows whether the refund was made, and
 * changes once the server has said no: the next press is a new wish.
 */
export const useRequestId = () => {
  const [id, setId] = useState(() => nanoid());
  /** @returns whether the server has said no: what was asked for is not asked for again */
  const answered = (error: unknown): boolean => {
    const isOver = (statusOf(error) ?? 500) < 500;
    if (isOver) setId(nanoid());
    return isOver;
  };
  return { id, answered };
};
