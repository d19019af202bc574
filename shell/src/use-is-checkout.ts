import { useLocation } from 'react-router-dom';

/** In the checkout no other links distract: the header has the home and cart links, the footer the legal texts. */
export const useIsCheckout = () => useLocation().pathname === '/checkout';
