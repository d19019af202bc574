import { jest } from '@jest/globals';

/** The browser keeps no cookies during the next change of the cart. */
export const keepNoCookie = () => void jest.spyOn(document, 'cookie', 'get').mockReturnValueOnce('');
