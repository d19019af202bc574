/** The beginning of a text, of at most `most` UTF-16 units: no emoji is cut in half. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
