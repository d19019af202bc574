import { Container, css, Heading, LinkButton, Row, Section, Stack, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { WorkshopLink } from '../layout/workshop-link.tsx';

const middle = css({ alignItems: 'center', textAlign: 'center' });

/** The link from the story into the shop. */
export const Invitation = ({ title }: { title: string | null | undefined }) => (
  <Section aria-labelledby="invitation">
    <Container width="narrow">
      <Stack gap={6} css={middle}>
        <Heading id="invitation" look="page">
          {title || 'Menú Comercial'}
        </Heading>
        <Row css={{ justifyContent: 'center', gap: theme.space(3) }}>
          <LinkButton as={Link} to="/menu" size="lg">
            Ver nuestro menú
          </LinkButton>
          <WorkshopLink size="lg" variant="secondary">
            Personaliza tu elixir
          </WorkshopLink>
        </Row>
      </Stack>
    </Container>
  </Section>
);
