import type { State } from '../store/notifications.store.ts';

type WebhookMode = 'normal' | 'lost' | 'hold' | 'duplicate';
export type WebhookFaults = ReturnType<typeof webhookFaults>;

/** What becomes of the next notifications: sent, lost, held back, or sent `copies` times at once. */
export function webhookFaults() {
  let mode: WebhookMode = 'normal';
  let left = 0;
  let copies = 1;
  return {
    set(next: { mode: WebhookMode; times: number; copies: number }): void {
      ({ mode, times: left, copies } = next);
    },
    clear(): void {
      left = 0;
    },
    next(): { state: State; copies: number } {
      if (left-- <= 0 || mode === 'normal') return { state: 'waiting', copies: 1 };
      if (mode === 'duplicate') return { state: 'waiting', copies };
      return { state: mode === 'lost' ? 'lost' : 'held', copies: 1 };
    },
  };
}
