import { nanoid } from '@shop/app-kit';
import { useRef } from 'react';

/**
 * Idempotency keys of the workshop's orders: a repeated press after a failure sends the same key, so that a lost
 * answer does not make a second elixir; changed content, or a new elixir after `forget`, gets a new key.
 */
export const useAttemptKey = () => {
  const last = useRef({ content: '', key: '' });
  const keyFor = (values: unknown) => {
    const content = JSON.stringify(values);
    if (last.current.content !== content) last.current = { content, key: nanoid(24) };
    return last.current.key;
  };
  const forget = () => {
    last.current = { content: '', key: '' };
  };
  return { keyFor, forget };
};
