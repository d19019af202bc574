import { partIsAlive, useRead } from '@shop/app-kit';
import {
  below,
  Container,
  css,
  HexPattern,
  HoneyDrip,
  LogoMark,
  Say,
  soonLaidOut,
  Text,
  theme,
  useSay,
  useShop,
} from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GIFT_CARDS, isOffered, menuPagesOf, MY_ORDERS } from '@shop/contracts/pages';
import { isNamedBesideLogo } from '@shop/contracts/shop';
import { useWarmUp } from '../header/use-warm-up.ts';
import { useIsCheckout } from '../use-is-checkout.ts';
import { LegalLinks } from './legal-links.tsx';
import { SocialLinks } from './social-links.tsx';

const { color, font, media, size, space } = theme;

const ground = css({
  position: 'relative',
  ...theme.dark,
});
const columns = css({
  position: 'relative',
  display: 'grid',
  // Two columns; one on a phone with very large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
  gap: `${space(10)} ${space(6)}`,
  '& > div': { gridColumn: '1 / -1', [media.md]: { gridColumn: 'auto' } },
  paddingTop: space(8),
  paddingBottom: space(10),
  [media.md]: { gridTemplateColumns: '2fr 1fr 1fr', gap: space(12), paddingBottom: space(14) },
});
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBottom: space(4),
  fontFamily: font.display,
  fontSize: '1.6rem',
  fontWeight: 600,
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: space(2),
  color: color.onDarkSoft,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.amberOnDark } },
});
const label = css({ marginBottom: space(2), fontSize: size.base, fontWeight: 700, color: color.amberOnDark });
const foot = css({
  position: 'relative',
  paddingBlock: space(5),
  borderTop: `1px solid ${color.barkSoft}`,
  fontSize: size.sm,
  color: color.onDarkSoft,
});

const low = css({
  position: 'relative',
  paddingTop: space(6),
  ul: { display: 'flex', flexWrap: 'wrap', columnGap: space(6) },
});

const Column = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <nav aria-labelledby={id}>
    <h2 id={id} css={label}>
      <Say>{title}</Say>
    </h2>
    {children}
  </nav>
);

const useSite = (wanted: string) => useRead('/content/site').data?.find(({ section }) => section === wanted);

const QuickLinks = () => {
  const shop = useShop();
  const warmUp = useWarmUp();
  const say = useSay();
  return (
    <ul>
      {menuPagesOf(shop).map(({ path, title }) => (
        <li key={path}>
          <Link to={path} css={link} {...warmUp(path)}>
            <Say>{title}</Say>
          </Link>
        </li>
      ))}
      {useSite('links')?.items?.map(({ title, href }) => (
        <li key={href}>
          <a href={href} css={link}>
            {say(title)}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Footer of every public page (SH13–SH17). */
export const Footer = () => {
  const { name } = useShop();
  const isCheckout = useIsCheckout();
  useEffect(() => partIsAlive('footer'), []);
  return (
    <footer css={[ground, below(isCheckout ? '11rem' : '51rem'), soonLaidOut(0)]}>
      <HoneyDrip />
      {isCheckout ? (
        <Container css={low}>
          <LegalLinks />
        </Container>
      ) : (
        <Columns />
      )}
      <div css={foot}>
        <Container>
          {/* At the turn of the year the server's clock, or a kept page, has another one. */}
          <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${name}. `}</span>
          <Say>Todos los derechos reservados.</Say>
        </Container>
      </div>
    </footer>
  );
};

const Columns = () => {
  const shop = useShop();
  const footer = useSite('footer');
  return (
    <>
      <HexPattern opacity={0.07} />
      <Container css={columns}>
        <div>
          <p css={brand}>
            <LogoMark size={46} onDark />
            {isNamedBesideLogo(shop) && shop.name}
          </p>
          <Text tone="onDark" css={{ maxWidth: '28rem', marginBottom: space(6) }}>
            {footer?.content}
          </Text>
          <SocialLinks />
          <Link to={MY_ORDERS.path} css={link}>
            <Say>{MY_ORDERS.title}</Say>
          </Link>
          {isOffered(GIFT_CARDS, shop) && (
            <Link to={GIFT_CARDS.path} css={link}>
              <Say>{GIFT_CARDS.title}</Say>
            </Link>
          )}
          {shop.notices?.news && (
            <Link to="/avisos" css={link}>
              <Say>Recibir novedades por correo</Say>
            </Link>
          )}
          {shop.whatsappOrders && shop.networks.whatsapp && (
            <a href={shop.networks.whatsapp} rel="noreferrer" target="_blank" css={link}>
              <Say>Pide por WhatsApp</Say>
            </a>
          )}
        </div>
        <Column id="pie-tienda" title="Enlaces rápidos">
          <QuickLinks />
        </Column>
        <Column id="pie-legal" title="Legal">
          <LegalLinks />
        </Column>
      </Container>
    </>
  );
};
