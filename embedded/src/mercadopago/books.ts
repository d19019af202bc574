import { transaction, openDatabase } from './store/database.ts';
import { caseStore } from './store/cases.store.ts';
import { answerStore } from './store/answers.store.ts';
import { notificationStore } from './store/notifications.store.ts';
import { paymentStore } from './store/payments.store.ts';
import { preferenceStore } from './store/preferences.store.ts';

export type Books = ReturnType<typeof openBooks>;

/** Everything that the sandbox remembers. */
export function openBooks(dataDir: string) {
  const db = openDatabase(dataDir);
  return {
    preferences: preferenceStore(db),
    payments: paymentStore(db),
    cases: caseStore(db),
    answers: answerStore(db),
    notifications: notificationStore(db),
    whole: <T>(work: () => T) => transaction(db, work),
    close: () => db.close(),
  };
}
