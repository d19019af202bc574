import type { IconName } from '@shop/ui';

/** `counted` entries show how many payments wait for a person. */
export type MenuEntry = { to: string; label: string; icon: IconName; counted?: true };

/** The specified entries in their order (AD15); the way back to the shop follows them. */
export const MENU: MenuEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: 'grid' },
  { to: '/admin/products', label: 'Productos', icon: 'drop' },
  { to: '/admin/orders', label: 'Pedidos', icon: 'bag' },
  { to: '/admin/flowers', label: 'Flores', icon: 'flower' },
];

/** The shop's own entries, below the specified ones (H35, H37); what is used daily stands before what is set up once. */
export const OWN_MENU: MenuEntry[] = [
  { to: '/admin/content', label: 'Contenido', icon: 'image' },
  { to: '/admin/messages', label: 'Mensajes', icon: 'mail' },
  { to: '/admin/reviews', label: 'Conciliación', icon: 'card', counted: true },
  { to: '/admin/customers', label: 'Clientes', icon: 'user' },
  { to: '/admin/reports', label: 'Reportes', icon: 'chart' },
  { to: '/admin/discounts', label: 'Descuentos', icon: 'tag' },
  { to: '/admin/lots', label: 'Lotes', icon: 'leaf' },
  { to: '/admin/mails', label: 'Correos', icon: 'bee' },
  { to: '/admin/texts', label: 'Textos', icon: 'edit' },
  { to: '/admin/settings', label: 'Tienda', icon: 'home' },
  { to: '/admin/team', label: 'Equipo', icon: 'shield' },
  { to: '/admin/integrations', label: 'Integraciones', icon: 'upload' },
  { to: '/admin/activity', label: 'Actividad', icon: 'clock' },
  { to: '/admin/account', label: 'Mi cuenta', icon: 'lock' },
];
