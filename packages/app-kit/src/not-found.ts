import { createContext, type ComponentType } from 'react';

/** The shop's not-found page, for a page whose address names nothing; the shell provides it. */
export const NotFoundPage = createContext<ComponentType>(() => null);
