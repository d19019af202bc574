import { useAppSelector } from '@shop/app-kit';
import { isSigned, MEASURER_NAMES, MEASURERS } from '@shop/contracts/measurers';
import type { Measuring } from '@shop/contracts/measuring';
import type { OrderResponse } from '@shop/contracts/order';
import { PRIVACY } from '@shop/contracts/legal';
import { Button, css, Say, Text, theme } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { choice, choose, forgetTheirs } from './choice.ts';
import { load, tellPage } from './load.ts';
import { isBought, tellPurchase } from './purchase.ts';

const { color, layer, media, radius, shadow, space } = theme;
const HEADER_HEIGHT = 68;

// On phones the next button is at the foot of the window, so the bar is below the header.
const bar = css({
  position: 'fixed',
  left: space(4),
  bottom: space(4),
  zIndex: layer.header - 1,
  width: `calc(100% - ${space(8)})`,
  maxWidth: 440,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  boxShadow: shadow.lg,
  [media.belowLg]: {
    top: HEADER_HEIGHT,
    bottom: 'auto',
    left: 0,
    width: '100%',
    maxWidth: 'none',
    padding: `${space(2)} ${space(4)} ${space(3)}`,
    borderRadius: 0,
  },
});
const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(3),
  maxWidth: 440,
  marginTop: space(3),
});
// High enough for a finger, without making its line higher.
const link = css({ display: 'inline-block', paddingBlock: 12, marginBlock: -12 });

type BarProps = { ids: Measuring; isWanted: boolean; onSaid: (said: 'yes' | 'no') => void };

/** The question, rendered outside of the footer, which clips overflowing content. */
const Bar = ({ ids, isWanted, onSaid }: BarProps) => {
  const [place] = useState(() => document.createElement('div'));
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.body.append(place);
    if (isWanted) first.current?.focus();
    return () => place.remove();
  }, [place, isWanted]);
  const names = MEASURER_NAMES.filter((name) => ids[name]).map((name) => MEASURERS[name].label);
  return createPortal(
    <section aria-label="Cookies" css={bar}>
      <Text size="sm">
        <Say quien={names.join(' y ')}>
          {'¿Nos dejas medir tu visita con cookies de {quien}? Sin tu sí no cargamos nada de ellos.'}
        </Say>{' '}
        <a href={PRIVACY.path} css={link}>
          <Say>{PRIVACY.label}</Say>
        </a>
      </Text>
      <div css={answers}>
        <Button ref={first} variant="secondary" size="sm" onClick={() => onSaid('no')}>
          No, gracias
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onSaid('yes')}>
          Sí, de acuerdo
        </Button>
      </div>
    </section>,
    place,
  );
};

type Read = { endpointName?: string; data?: unknown };
/** A paid order that the page has read. The checkout's remote reads it, and does not know about measuring. */
const useBought = (): OrderResponse | undefined =>
  useAppSelector(({ api }) =>
    (Object.values(api.queries) as Read[])
      .filter(({ endpointName }) => endpointName === 'getOrder')
      .map(({ data }) => data as OrderResponse | undefined)
      .find((read) => read && isBought(read.order)),
  );

/** Signed addresses are never reported, because they open personal data. */
const isMeasurable = () => choice() === 'yes' && !isSigned(location.search) && !isSigned(document.referrer);
const isMeasured = () => Boolean(window.dataLayer ?? window.fbq);

/** A refusal in another tab, or before the browser restored this page from its cache, applies here too. */
const useNoOfOthers = (begin: () => void) =>
  useEffect(() => {
    const obey = () => void (isMeasured() && choice() !== 'yes' && begin());
    const events = ['storage', 'pageshow'];
    for (const event of events) addEventListener(event, obey);
    return () => {
      for (const event of events) removeEventListener(event, obey);
    };
  }, [begin]);

const beginAnew = () => location.reload();
type Props = {
  ids: Measuring;
  look: ReturnType<typeof css>;
  /** Starts a new document, which gets the Content-Security-Policy of the choice. */
  begin?: () => void;
};

/** 'Cookies' in the footer, the question until it is answered, and what a yes starts (docs/decisions/0089). */
export const Cookies = ({ ids, look, begin = beginAnew }: Props) => {
  const [asked, setAsked] = useState<'first' | 'again'>();
  const button = useRef<HTMLButtonElement>(null);
  const bought = useBought();
  useNoOfOthers(begin);
  useEffect(() => {
    const said = choice();
    if (!said) setAsked('first');
    // Their scripts write again while the document of the refusal is unloaded, and in other tabs.
    if (said === 'no') forgetTheirs();
    if (isMeasurable() && !isMeasured()) load(ids);
  }, [ids]);
  // The frame stays while pages change below it.
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const told = useRef(place);
  useEffect(() => {
    if (told.current !== place) tellPage();
    told.current = place;
  }, [place]);
  useEffect(() => {
    if (bought && isMeasured()) void tellPurchase(bought);
  }, [bought]);
  const say = (said: 'yes' | 'no') => {
    choose(said);
    if (asked === 'again') button.current?.focus();
    setAsked(undefined);
    // A shopper in the checkout is not interrupted: the order's page is a new document anyway.
    if (said === 'no' ? isMeasured() : !isMeasured() && location.pathname !== '/checkout') begin();
  };
  return (
    <>
      <button ref={button} type="button" css={look} onClick={() => setAsked('again')}>
        <Say>Cookies</Say>
      </button>
      {asked && <Bar ids={ids} isWanted={asked === 'again'} onSaid={say} />}
    </>
  );
};
