/** A file of an image: `suffix` is '' for the whole image, '-320' and so on for smaller copies. */
export type Rendition = { suffix: string; body: Buffer };
/** 'too many pixels': only formats that are decoded whole. 'late': the machine was too busy; the image may be fine. */
export type RenditionResult = Rendition[] | 'too big' | 'too many pixels' | 'unreadable' | 'late';
