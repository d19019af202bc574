/** One file of an image: `suffix` is '' for the whole one, '-320' and so on for the smaller ones. */
export type Rendition = { suffix: string; body: Buffer };
/** 'too many pixels' is of kinds that cannot be read line by line; 'late': the machine had no time for it, which says nothing of the image. */
export type RenditionResult = Rendition[] | 'too big' | 'too many pixels' | 'unreadable' | 'late';
