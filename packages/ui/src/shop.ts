import type { Shop } from '@shop/contracts/shop';
import { createContext, useContext } from 'react';

export type { Shop };

/** The shell provides it, from the data in the page. */
export const ShopContext = createContext({} as Shop);
export const useShop = (): Shop => useContext(ShopContext);
