import type { MenuPage } from '@shop/contracts/menu';
import { blendsOn, MOST_PAGES, pagesOf } from '@shop/contracts/menu-pages';
import { css, LinkButton, Text, theme } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isWhole } from './menu.api.ts';

const row = css({ display: 'flex', justifyContent: 'center', marginTop: theme.space(8) });

type MoreProps = { found: MenuPage; pageAt: (page: number) => string; busy: boolean };

/** The link to the next page of a long menu, below the loaded blends; it works without scripts. */
export const More = ({ found, pageAt, busy }: MoreProps) => {
  const pages = pagesOf(found.blends.length);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  // Keyboard users continue with the first new blend.
  useEffect(() => {
    if (!pressed.current || pages <= pressed.current) return;
    const cards = place.current?.parentElement?.querySelectorAll('article h2 a');
    (cards?.[blendsOn(pressed.current)] as HTMLElement | undefined)?.focus({ preventScroll: true });
    pressed.current = 0;
  }, [pages]);
  if (isWhole(found)) return null;
  return (
    <div ref={place} css={row}>
      {pages < MOST_PAGES ? (
        <LinkButton
          as={Link}
          to={pageAt(pages + 1)}
          replace
          variant="secondary"
          aria-busy={busy || undefined}
          onClick={() => void (pressed.current = pages)}
        >
          Ver más
        </LinkButton>
      ) : (
        <Text tone="soft">Hay más mezclas: búscalas por flor, sabor o nombre.</Text>
      )}
    </div>
  );
};
