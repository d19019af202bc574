/** Business constants of the shop (specification section 9). Money here is in centavos of MXN. */
export const CURRENCY = 'MXN';
export const CUSTOM_ELIXIR_PRICE_CENTS = 37_500;
export const CUSTOM_ELIXIR_MILLILITERS = 60;
export const CUSTOM_ELIXIR_NAME = 'Mi Elixir Personalizado';
export const SHIPPING_COUNTRY = 'México';
export const MAX_QUANTITY = 99;
/** Different elixirs in one cart. */
export const MAX_LINES = 100;
/** At so few pieces the shop says how many are left, and the owner is notified. */
export const LOW_STOCK = 5;
/** `cart.id` of a visitor who has no cart yet; the first added item creates the cart. */
export const NEW_CART_ID = 'new';
/** Flowers in one custom elixir: more would not fit on the label. */
export const MAX_FLOWERS_PER_ELIXIR = 8;
/** The highest value of a taste: bars and sliders end here. */
export const MAX_TASTE = 5;
/** The parts of a taste, in the order in which they are shown. */
export const TASTE_LABEL = { sweet: 'Dulzor', floral: 'Floral', intense: 'Intensidad' } as const;
/** Ways to pay that the shop can show, in the order in which it shows them. */
export const PAYMENT_METHODS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  oxxo: 'OXXO',
  spei: 'SPEI',
  mercadopago: 'Mercado Pago',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
/** Networks with a page of the shop. */
export const NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const;
export type Network = keyof typeof NETWORKS;
