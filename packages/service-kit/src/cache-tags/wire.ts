/** The Redis channel on which services publish the cache tag of a change; a message is one tag. */
export const CHANNEL = 'cache-tags';

/** The same tag on the change's own response: its gateway drops the cache before anybody can read again. */
export const PURGES_HEADER = 'x-purges';
