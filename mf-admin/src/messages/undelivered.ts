/** Of a mail that did not arrive; what waits goes out by itself. */
export const UNDELIVERED = ['failed', 'bounced', 'kept'];
