import {
  Container,
  css,
  Grid,
  Heading,
  HexPattern,
  Icon,
  type IconName,
  Section,
  Stack,
  theme,
} from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { SectionText } from '../content/sections.ts';
import { IconHex } from '../layout/icon-hex.tsx';

const { color, space } = theme;

const band = css({ position: 'relative', overflow: 'hidden' });
const ICONS: Record<string, IconName> = {
  'compromiso-origen': 'pin',
  'compromiso-abejas': 'bee',
  'compromiso-flores': 'flower',
  'compromiso-claridad': 'shield',
};

type Commitment = SectionText & { id: number };
type CommitmentsProps = { title?: string | null | undefined; entries: Commitment[] };

/** What the shop promises, each under a cell of honeycomb. */
export const Commitments = ({ title, entries }: CommitmentsProps) =>
  entries.length > 0 && (
    <Section tone="dark" css={band} aria-labelledby="commitments">
      <HexPattern opacity={0.12} />
      <Container css={{ position: 'relative' }}>
        <Heading id="commitments" look="page" css={{ marginBottom: space(12) }}>
          {title || 'Nuestros compromisos'}
        </Heading>
        <Grid md={2} lg={4} gap={8}>
          {entries.map(({ id, section, title, content }) => (
            <Stack key={id} gap={3}>
              <IconHex size={64} css={{ marginBottom: space(2) }}>
                <Icon name={ICONS[section] ?? 'drop'} size={30} />
              </IconHex>
              {title && (
                <Heading level={3} css={{ color: color.onDark }}>
                  {title}
                </Heading>
              )}
              <Prose text={content} tone="onDark" />
            </Stack>
          ))}
        </Grid>
      </Container>
    </Section>
  );
