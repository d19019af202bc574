/**
 * The least that a page of Mexico takes, whatever it is paid with. `GET /v1/payment_methods` says it of each way to pay
 * (`min_allowed_amount`); below that its page asks for an account with money in it (Mercado Pago's developers' pages, 'Medios
 * de pago no aparecen en mi checkout'). 5 MXN: docs.antom.com/ac/antomop/mercadopago, 'Minimum payment amount'.
 */
export const LEAST_CENTS = 500;
