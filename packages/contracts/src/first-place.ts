/** The shop's place until its owner sets it. */
export const FIRST_PLACE = { street: '', city: 'Mérida', state: 'Yucatán', zip: '' };
