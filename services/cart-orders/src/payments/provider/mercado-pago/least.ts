/**
 * The minimum amount that a Mexican page takes for any payment method. `GET /v1/payment_methods` gives each method's
 * (`min_allowed_amount`); below it the page asks for an account with money in it (Mercado Pago's developers' pages,
 * 'Medios de pago no aparecen en mi checkout'). 5 MXN: docs.antom.com/ac/antomop/mercadopago, 'Minimum payment amount'.
 */
export const LEAST_CENTS = 500;
