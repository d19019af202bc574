import { offlineWords } from '@shop/contracts/offline';
import styles from './notice.css';

const when = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/**
 * What stands above a page while there is no network, as HTML. In a file of its own: the service worker puts it into what it
 * kept, so that no price is seen before the words.
 * @param keptAt for a page that was kept: when
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
