import type { NamedFlower } from '@shop/contracts/flower-page';
import { slugOf } from '@shop/contracts/slug';
import { Container, css, Grid, Heading, LinkButton, Say, Section, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { BlendCard } from '../menu/blend-card.tsx';
import { compact, THREE_SIZES } from '../menu/compact-card.ts';

const { media, space } = theme;
const closer = css({ [media.belowMd]: { gap: space(3) } });

/** The menu's blends with this flower. */
export const FlowerBlends = ({ named: { flower, blends, isMore } }: { named: NamedFlower }) =>
  blends.length > 0 && (
    <Section aria-labelledby="blends">
      <Container>
        <Heading id="blends" css={{ marginBottom: space(6) }}>
          <Say flor={flower.name}>{'Mezclas con {flor}'}</Say>
        </Heading>
        <Grid md={3} css={closer}>
          {blends.map((blend) => (
            <BlendCard key={blend.id} css={compact} sizes={THREE_SIZES} level={3} elixir={blend} />
          ))}
        </Grid>
        {isMore && (
          <LinkButton
            as={Link}
            to={`/menu?flor=${slugOf(flower.name)}`}
            variant="secondary"
            css={{ marginTop: space(6) }}
          >
            Ver todas
          </LinkButton>
        )}
      </Container>
    </Section>
  );
