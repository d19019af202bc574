import { Icon, type IconName } from '@shop/ui';

/** Icons of the back office only, so that shoppers' browsers do not load them. */
const PATHS = {
  bookmark: 'M6.5 4h11v16.5L12 16.5l-5.5 4V4Z',
  chart: 'M4 20h16M6.5 16.5v-5m5.5 5V5m5.5 11.5V9',
  eye: 'M2.5 12C4.6 8 8 5.7 12 5.7S19.4 8 21.5 12c-2.1 4-5.5 6.3-9.5 6.3S4.6 16 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  logout: 'M14 4H5v16h9M10 12h11m0 0-4-4m4 4-4 4',
  upload: 'M12 16V4m0 0L7.5 8.5M12 4l4.5 4.5M4 15.5V20h16v-4.5',
  user: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm-8 9c.6-4 3.7-6 8-6s7.4 2 8 6',
};
export type AdminIconName = IconName | keyof typeof PATHS;
const isOwn = (name: AdminIconName): name is keyof typeof PATHS => name in PATHS;

/** Any icon, including those of the back office. */
export const AdminIcon = ({ name, size }: { name: AdminIconName; size?: number }) => (
  <Icon {...(isOwn(name) ? { path: PATHS[name] } : { name })} size={size} />
);
