import { useLocation } from 'react-router-dom';

/** Whoever fills in and pays is led nowhere else: the header has the way home and the cart, the footer the legal texts. */
export const useIsCheckout = () => useLocation().pathname === '/checkout';
