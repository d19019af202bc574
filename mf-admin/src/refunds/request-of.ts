import { nanoid, statusOf } from '@shop/app-kit';

/** Ids of requests that the server has not answered, by what they ask for. */
const unanswered = new Map<string, string>();

/**
 * The id by which the server recognizes a request that is sent again, also from a window that was closed and opened
 * again. It stays while the result is unknown, and changes after an answer, because the next press is a new request.
 */
export function requestOf(about: string, content: unknown) {
  const key = JSON.stringify([about, content]);
  const id = unanswered.get(key) ?? nanoid();
  unanswered.set(key, id);
  /** @returns whether the server has answered, so that the next press is a new request */
  const answered = (error: unknown): boolean => {
    const isOver = !error || (statusOf(error) ?? 500) < 500;
    if (isOver) unanswered.delete(key);
    return isOver;
  };
  return { id, answered };
}
