/** The Redis channel on which services publish the cache tag of a change; a message is one tag. */
export const CHANNEL = 'cache-tags';

/** The same on the answer of the change itself: the gateway it goes through knows before anybody can read again. */
export const PURGES_HEADER = 'x-purges';
