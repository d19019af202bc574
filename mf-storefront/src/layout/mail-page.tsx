import { Alert, Card, Container, css, Heading, LinkButton, Page, Stack, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const column = css({ maxWidth: '40rem', paddingBlock: theme.space(12) });

type Props = { title: string; description: string; children: ReactNode };

/** The frame of a page that mails link to. */
export const MailPage = ({ title, description, children }: Props) => (
  <Page title={title} description={description} noIndex>
    <Container css={column}>
      <Card as="section">
        <Stack gap={5}>
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </Card>
    </Container>
  </Page>
);

/** For an incomplete link, which a retry cannot repair. */
export const BrokenLink = () => (
  <>
    <Alert tone="info">Este enlace no es válido. Ábrelo completo, como está en tu correo.</Alert>
    <LinkButton as={Link} to="/menu" variant="secondary" css={{ alignSelf: 'flex-start' }}>
      Ver nuestro menú
    </LinkButton>
  </>
);
