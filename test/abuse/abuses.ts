import type { Scenario } from '../faults/scenario.ts';
import { addresses } from './rows/addresses.abuse.ts';
import { byTests } from './rows/by-tests.abuse.ts';
import { crowd, floods } from './rows/floods.abuse.ts';
import { giftCards } from './rows/gift-cards.abuse.ts';
import { codeGuesses, guesses } from './rows/guesses.abuse.ts';
import { headers } from './rows/headers.abuse.ts';
import { logs } from './rows/logs.abuse.ts';
import { foreignReaders, otherSites } from './rows/other-sites.abuse.ts';
import { payments, prices } from './rows/prices.abuse.ts';
import { rawRequests } from './rows/raw.abuse.ts';
import { sessionEnds, sessionLife } from './rows/sessions.abuse.ts';
import { foreignFields, operators } from './rows/shapes.abuse.ts';
import { closedCalls, internalCalls, otherPeoplesThings, roles } from './rows/strangers.abuse.ts';
import { texts } from './rows/texts.abuse.ts';
import { placesInPhotos, uploads } from './rows/uploads.abuse.ts';

/**
 * The abuse table. The logs come after the others: what those sent is what must not stand in them. The guesses come after
 * the logs: for a while nobody signs in with a browser that is new.
 */
export const ABUSES: Scenario[] = [
  ...[sessionLife, sessionEnds, closedCalls, roles, internalCalls, otherPeoplesThings],
  ...[
    prices,
    giftCards,
    payments,
    operators,
    foreignFields,
    otherSites,
    uploads,
    placesInPhotos,
    addresses,
    texts,
  ],
  ...[rawRequests, headers, foreignReaders, floods, crowd, logs, codeGuesses, guesses],
  ...byTests,
];
