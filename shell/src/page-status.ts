import { createContext } from 'react';

/** Lets a page set the HTTP status of its response when the server renders it; null in browsers. */
export const PageStatus = createContext<{ code: number } | null>(null);
