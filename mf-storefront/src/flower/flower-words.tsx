import type { Flower } from '@shop/contracts/flower';
import {
  css,
  Eyebrow,
  Heading,
  Icon,
  LinkButton,
  ResponsiveImage,
  Row,
  Say,
  Stack,
  Text,
  theme,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { Prose } from '../content/prose.tsx';
import { TasteBars } from '../layout/taste-bars.tsx';
import { WorkshopLink } from '../layout/workshop-link.tsx';

const { color, media, radius, shadow, space } = theme;
const columns = css({
  display: 'grid',
  gap: space(6),
  paddingBottom: space(8),
  overflowWrap: 'anywhere',
  [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space(10) },
});
const picture = css({
  alignSelf: 'start',
  borderRadius: radius.lg,
  overflow: 'hidden',
  boxShadow: shadow.md,
  [media.belowMd]: { '& img': { aspectRatio: '5 / 4' } },
});
const latin = css({ fontStyle: 'italic', color: color.cempasuchilText });
const season = css({ display: 'flex', gap: space(2), fontWeight: 600, color: color.jungle });

/** The description of a flower, and the link to an elixir with it. */
export const FlowerWords = ({ flower }: { flower: Flower }) => (
  <div css={columns}>
    <div css={picture}>
      <ResponsiveImage
        src={flower.imageUrl}
        alt=""
        width={640}
        height={740}
        sizes="(min-width: 1184px) 440px, (min-width: 768px) 38vw, 100vw"
        priority
      />
    </div>
    <Stack gap={5}>
      <div>
        <Eyebrow>Nuestras flores</Eyebrow>
        <Heading level={1}>{flower.name}</Heading>
        {flower.scientificName && (
          <Text lang="la" css={latin}>
            {flower.scientificName}
          </Text>
        )}
      </div>
      {flower.season && (
        <p css={season}>
          <Icon name="leaf" size={20} />
          <Say temporada={flower.season}>{'Florece: {temporada}'}</Say>
        </p>
      )}
      <Prose text={flower.description} />
      <section aria-labelledby="gives">
        <Heading id="gives" look="card" css={{ marginBottom: space(2) }}>
          Qué aporta a la miel
        </Heading>
        <Prose text={flower.properties} tone="soft" />
      </section>
      {flower.taste && (
        <section aria-labelledby="taste">
          <Heading id="taste" look="card" css={{ marginBottom: space(2) }}>
            A qué sabe
          </Heading>
          <TasteBars taste={flower.taste} />
        </section>
      )}
      <Ways flower={flower} />
    </Stack>
  </div>
);

/** The link to the workshop with this flower chosen, while it is available. */
const Ways = ({ flower: { id, isAvailable } }: { flower: Flower }) => (
  <Stack gap={3}>
    {!isAvailable && <Text tone="soft">Hoy no la tenemos en el taller.</Text>}
    <Row gap={3}>
      {isAvailable && (
        <WorkshopLink size="lg" to={`/customize?flores=${id}`}>
          Haz tu elixir con esta flor
        </WorkshopLink>
      )}
      <LinkButton as={Link} to="/menu" size="lg" variant="secondary">
        Ver nuestro menú
      </LinkButton>
    </Row>
  </Stack>
);
