import { css } from '@emotion/react';
import { Badge, Container, Grid, Heading, Row, Section, Stars, Text, theme } from '@shop/ui';
import { TESTIMONIALS } from './testimonials-texts.ts';

const { color, font, size, space } = theme;

const head = css({ marginBottom: space(8), justifyContent: 'space-between' });
const card = css({ display: 'flex', flexDirection: 'column', gap: space(5), height: '100%' });
const quote = css({ fontFamily: font.display, fontSize: size.lg, lineHeight: 1.45, flex: 1 });
const said = css({ paddingTop: space(5), borderTop: `3px solid ${color.amber}` });

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
          <article key={name} css={said}>
            <figure css={card}>
              <Stars value={stars} />
              <blockquote css={quote}>{text}</blockquote>
              <figcaption>
                <Text as="span" css={{ display: 'block', fontWeight: 650 }}>
                  {name}
                </Text>
                <Text as="span" size="sm" tone="soft">
                  {city}
                </Text>
              </figcaption>
            </figure>
          </article>
        ))}
      </Grid>
    </Container>
  </Section>
);
