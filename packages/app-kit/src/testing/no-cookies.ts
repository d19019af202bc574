import { jest } from '@jest/globals';

/** The browser keeps no cookie while the next change of the cart is under way. */
export const keepNoCookie = () => void jest.spyOn(document, 'cookie', 'get').mockReturnValueOnce('');
