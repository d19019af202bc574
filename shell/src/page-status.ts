import { createContext } from 'react';

/** Lets a page tell the server that draws it which HTTP status it deserves; null in browsers. */
export const PageStatus = createContext<{ code: number } | null>(null);
