import { nanoid } from '@shop/app-kit';
import { useRef } from 'react';

/**
 * Idempotency keys of an order of the workshop: pressing again after a failure sends the same key, so that an
 * answer that got lost is no second elixir; another content, or a new elixir after `forget`, gets a new one.
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
