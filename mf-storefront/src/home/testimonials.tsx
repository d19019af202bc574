import { css } from '@emotion/react';
import { Badge, Card, Container, Grid, Heading, Row, Section, Stars, Text, theme } from '@shop/ui';
import { TESTIMONIALS } from './testimonials-texts.ts';

const { color, font, size, space } = theme;

const head = css({ marginBottom: space(8), justifyContent: 'space-between' });
const card = css({ display: 'flex', flexDirection: 'column', gap: space(5), height: '100%' });
const quote = css({ fontFamily: font.display, fontSize: size.lg, lineHeight: 1.45, flex: 1 });
const author = css({ paddingTop: space(4), borderTop: `1px solid ${color.line}` });

/** Three fixed opinions with five stars each, marked as samples (SF7). */
export const Testimonials = () => (
  <Section aria-labelledby="testimonials">
    <Container>
      <Row gap={4} css={head}>
        <Heading id="testimonials" look="page">
          Testimonios
        </Heading>
        <Badge tone="honey">Testimonios de muestra</Badge>
      </Row>
      <Grid md={3}>
        {TESTIMONIALS.map(({ name, city, stars, text }) => (
          <Card as="article" key={name}>
            <figure css={card}>
              <Stars value={stars} />
              <blockquote css={quote}>{text}</blockquote>
              <figcaption css={author}>
                <Text as="span" css={{ display: 'block', fontWeight: 650 }}>
                  {name}
                </Text>
                <Text as="span" size="sm" tone="soft">
                  {city}
                </Text>
              </figcaption>
            </figure>
          </Card>
        ))}
      </Grid>
    </Container>
  </Section>
);
