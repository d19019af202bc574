import { Card, css, Heading, Logo, Stack, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const { color, space } = theme;
const ground = css({
  position: 'relative',
  minHeight: '100vh',
  display: 'grid',
  // Starts at a fixed line near the middle: late content grows downwards, and nothing moves under a finger.
  placeContent: 'start center',
  padding: space(5),
  paddingTop: `max(${space(5)}, calc(50vh - 18rem))`,
  background: color.creamDeep,
});
const sheet = css({ position: 'relative', width: 'min(26rem, calc(100vw - 2.5rem))' });
// Large enough for a finger, without taking more room.
const away = css({ display: 'inline-block', padding: `${space(3)} 0`, margin: `-${space(3)} 0` });

type SignedOutLayoutProps = {
  title: string;
  /** Drawn behind the card. */
  behind?: ReactNode;
  /** The link back to the shop. */
  back: { to: string; label: string };
  children: ReactNode;
};

/** Layout for people who are not signed in: a card in the middle, with the shop's mark. */
export const SignedOutLayout = ({ title, behind, back, children }: SignedOutLayoutProps) => (
  <main id="contenido" tabIndex={-1} css={ground}>
    {behind}
    <Card css={sheet}>
      <Stack gap={5}>
        <Logo />
        <Heading level={1} look="section">
          {title}
        </Heading>
        {children}
        <Text size="sm">
          <Link to={back.to} css={away}>
            {back.label}
          </Link>
        </Text>
      </Stack>
    </Card>
  </main>
);
