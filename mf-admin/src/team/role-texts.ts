import type { Role } from '@shop/contracts/roles';

/** Name and description of each role. */
export const ROLE_TEXTS: Record<Role, { label: string; text: string }> = {
  owner: { label: 'Propietaria', text: 'Hace todo, también cambiar el equipo y la tienda.' },
  staff: {
    label: 'Pedidos',
    text: 'Pedidos, pagos por revisar y reembolsos, mensajes, opiniones, clientes y correos. Mira reportes, avisos pedidos, descuentos, tarjetas de regalo, productos y lotes.',
  },
  editor: { label: 'Edición', text: 'Productos, flores, lotes, contenido, textos e imágenes.' },
  viewer: {
    label: 'Consulta',
    text: 'Mira pedidos, pagos por revisar, mensajes, opiniones, clientes, correos, avisos pedidos, reportes, descuentos, tarjetas de regalo, productos, lotes y textos; no cambia nada.',
  },
};
