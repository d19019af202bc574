import { fillDays } from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { Alert, css, Heading, Skeleton, Stack, Text, theme, useSay, useShop, VisuallyHidden } from '@shop/ui';
import { SAMPLE } from '@shop/contracts/sample';
import { linesOf, sectionOf, type SectionText } from '../content/sections.ts';
import { ContactLine } from './contact-line.tsx';
import { networksOf, ownLines } from './own-contact.ts';
import { Questions } from './questions.tsx';
import { SignedHeading } from './signed-heading.tsx';
import { SocialLinks } from './social-links.tsx';

const ABOUT_ORDER =
  'Escribe su número: está en el correo que te mandamos. Preparamos en {taller} días hábiles y la paquetería suele tardar {camino} días más.';
const lines = css({ display: 'grid', gap: theme.space(4), marginTop: theme.space(5) });

type InfoProps = { entries: SectionText[] | undefined; failed: boolean; onRetry: () => void };

/** Address, e-mail, telephone and networks in the owner's words, and notes to read before writing. */
export const ContactInfo = ({ entries, failed, onRetry }: InfoProps) => {
  if (entries) return <Info entries={entries} />;
  if (failed) {
    return (
      <Alert tone="warning" title="No pudimos cargar los datos de contacto." onRetry={onRetry}>
        El formulario funciona de todos modos.
      </Alert>
    );
  }
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Cargando los datos de contacto…</VisuallyHidden>
      <Skeleton height="2rem" width="50%" />
      <Skeleton height="8rem" />
    </Stack>
  );
};

const Info = ({ entries }: { entries: SectionText[] }) => {
  const info = sectionOf(entries, 'info');
  const shop = useShop();
  const own = ownLines(shop);
  const known = own.length > 0 ? own : linesOf(info?.content);
  const written = sectionOf(entries, 'redes');
  const networks = networksOf(shop, written?.content);
  const aboutOrder = useSay()(ABOUT_ORDER);
  return (
    <Stack gap={10}>
      {(known.length > 0 || shop.hours) && (
        <section aria-labelledby="contact-info">
          <SignedHeading id="contact-info" isSample={known.some((line) => SAMPLE.test(line))}>
            {info?.title || 'Información de contacto'}
          </SignedHeading>
          <ul css={lines}>
            {known.map((line) => (
              <ContactLine key={line} line={line} />
            ))}
            {shop.hours && <ContactLine line={shop.hours} icon="clock" />}
          </ul>
        </section>
      )}
      <section aria-labelledby="about-order">
        <Heading id="about-order" look="card">
          ¿Es por tu pedido?
        </Heading>
        <Text tone="soft" css={{ marginTop: theme.space(3) }}>
          {fillDays(aboutOrder, shop.delivery ?? FIRST_DELIVERY)}
        </Text>
      </section>
      <Questions />
      <SocialLinks title={written?.title || 'Redes sociales'} networks={networks} />
    </Stack>
  );
};
