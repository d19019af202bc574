import type { Role } from '@shop/contracts/roles';

/** What each role is called, and what it is for. */
export const ROLE_TEXTS: Record<Role, { label: string; text: string }> = {
  owner: { label: 'Propietaria', text: 'Hace todo, también cambiar el equipo y la tienda.' },
  staff: { label: 'Pedidos', text: 'Pedidos, reembolsos, mensajes y clientes.' },
  editor: { label: 'Edición', text: 'Productos, flores, lotes, textos e imágenes.' },
  viewer: { label: 'Consulta', text: 'Mira pedidos, reportes y textos; no cambia nada.' },
};
