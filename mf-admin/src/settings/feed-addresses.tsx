import { Stack } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';
import { Section } from './section.tsx';

/** The addresses of the product feeds, for advertising. */
export const FeedAddresses = () => (
  <Section
    title="Anunciar productos"
    hint="Estas direcciones tienen todo tu menú con precios y existencias, siempre al día. Pégalas donde te pidan un «feed»."
  >
    <Stack gap={2}>
      <CopyLink
        label="Google Merchant Center"
        link={`${location.origin}/feeds/google.xml`}
        copied="Pégalo en Google Merchant Center."
      />
    </Stack>
    <Stack gap={2}>
      <CopyLink
        label="Catálogo de Meta (Facebook e Instagram)"
        link={`${location.origin}/feeds/meta.csv`}
        copied="Pégalo en el catálogo de Meta."
      />
    </Stack>
  </Section>
);
