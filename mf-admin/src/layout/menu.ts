import type { IconName } from '@shop/ui';

export type MenuEntry = { to: string; label: string; icon: IconName };

/** The specified entries in their order (AD15), then the shop's own (H35). */
export const MENU: MenuEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: 'grid' },
  { to: '/admin/products', label: 'Productos', icon: 'drop' },
  { to: '/admin/orders', label: 'Pedidos', icon: 'bag' },
  { to: '/admin/flowers', label: 'Flores', icon: 'flower' },
];
