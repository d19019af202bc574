/** Where the shop is until its owner says it. */
export const FIRST_PLACE = { street: '', city: 'Mérida', state: 'Yucatán', zip: '' };
