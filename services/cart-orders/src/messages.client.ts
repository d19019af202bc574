import { contactForgotten, latestMessages, type LatestMessages } from '@shop/contracts/contact';
import * as z from 'zod';

const TIMEOUT_MS = 30_000;
const SHORT_MS = 1_500;
export type MessagesClient = ReturnType<typeof createMessagesClient>;

/** Client for the contact messages in content-media. */
export const createMessagesClient = ({ url, token }: { url: string; token: string }) => ({
  /** The latest messages. @throws when content-media does not answer */
  async latest(): Promise<LatestMessages> {
    const response = await fetch(`${url}/internal/messages/latest`, {
      headers: { 'x-internal-token': token },
      signal: AbortSignal.timeout(SHORT_MS),
    });
    if (!response.ok) throw new Error(`content-media answered ${response.status}`);
    return z.parse(latestMessages, await response.json());
  },
  /** Deletes messages from before a date. @returns how many there were @throws when content-media does not answer */
  async forget(before: Date): Promise<number> {
    const response = await fetch(`${url}/internal/messages/forget`, {
      method: 'POST',
      headers: { 'x-internal-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ before: before.toISOString() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`content-media answered ${response.status}`);
    return z.parse(contactForgotten, await response.json()).messages;
  },
});
