/** Where pictures are seldom made: the library takes memory that most of the time nobody needs. */
export const loadSharp = async () => (await import('sharp')).default;
