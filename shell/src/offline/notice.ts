import { offlineWords } from '@shop/contracts/offline';
import styles from './notice.css';

const when = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/**
 * The notice above a page without a network, as HTML. In its own file, because the service worker inserts it into
 * cached pages, so that no price is seen without it.
 * @param keptAt the time of a cached page
 * @param path of the page
 */
export const noticeOf = ({ keptAt, path }: { keptAt?: Date; path: string }): string => {
  const kept = keptAt
    ? ` Lo que ves es del ${keptAt.toLocaleString('es-MX', when)}: los precios se confirman al volver.`
    : '';
  return (
    `<div id="sin-conexion" role="status"${keptAt ? ' class="kept"' : ''}>` +
    `<link rel="stylesheet" href="${styles}"><span>${offlineWords(path)}${kept}</span></div>`
  );
};
