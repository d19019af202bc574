/** States of a mail that did not arrive; a queued mail is not among them, because it is sent by itself. */
export const UNDELIVERED = ['failed', 'bounced', 'kept'];
