import { api, type AppStore } from '@shop/app-kit';

const A_WHILE_MS = 5 * 60_000;

/**
 * Personal data may have changed while the page was hidden: in another tab, on the provider's page, or before the
 * browser restored the page. It is read again; public data is not (docs/decisions/0049).
 */
export const readAgainWhenSeen = ({ dispatch }: AppStore) => {
  let leftAt = Infinity;
  const readAgain = () => void dispatch(api.util.invalidateTags(['Cart', 'Order']));
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt >= A_WHILE_MS) readAgain();
  });
};
