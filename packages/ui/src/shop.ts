import type { Settings } from '@shop/contracts/settings';
import { createContext, useContext } from 'react';

/** What the shop says of itself; its colours are variables of the page. */
export type Shop = Omit<Settings, 'colors'>;

/** The shell gives it, with what came with the page. */
export const ShopContext = createContext({} as Shop);
export const useShop = (): Shop => useContext(ShopContext);
