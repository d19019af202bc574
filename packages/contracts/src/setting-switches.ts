import * as z from 'zod/mini';

const onOrOff = z.optional(z.boolean());

/** Settings that are on or off, as they are read and written. */
export const switches = {
  /** False: the logo shows the name already and stands alone. */
  nameBesideLogo: onOrOff,
  /** Shoppers may order a cart by a message to the shop's WhatsApp. */
  whatsappOrders: onOrOff,
  /** False: the shop makes no custom elixirs, and nothing links to the workshop. */
  ownBlends: onOrOff,
  /** The shop pays for the return shipment. */
  freeReturns: onOrOff,
};
/** The same for administrators. */
export const ownSwitches = {
  /** The shopper chooses the kind of payment before they leave for the provider's page. */
  payChoice: onOrOff,
  /** The later cards of the dashboard link to reports and customers instead of 'Próximamente'. */
  dashboardLinks: onOrOff,
};
