/** For code that seldom makes pictures: the library takes memory that is not needed most of the time. */
export const loadSharp = async () => (await import('sharp')).default;
