import {
  Badge,
  below,
  Container,
  css,
  Grid,
  Heading,
  Row,
  Section,
  soonLaidOut,
  Stars,
  Text,
  theme,
} from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';

const { color, font, size, space } = theme;

const head = css({ marginBottom: space(8), justifyContent: 'space-between' });
const card = css({ display: 'flex', flexDirection: 'column', gap: space(5), height: '100%' });
const quote = css({ fontFamily: font.display, fontSize: size.lg, lineHeight: 1.45, flex: 1 });
const said = css({ paddingTop: space(5), borderTop: `3px solid ${color.amber}` });

/** Buyers' testimonials; the sign beside the title marks samples (SF7). */
export const Testimonials = () => {
  const opinions = useTexts('home')('testimonials');
  return (
    opinions?.items?.length && (
      <Section aria-labelledby="testimonials" css={[below('54rem'), soonLaidOut(3)]}>
        <Container>
          <Row gap={4} css={head}>
            <Heading id="testimonials" look="page">
              {opinions.title || 'Testimonios'}
            </Heading>
            {opinions.content && <Badge tone="honey">{opinions.content}</Badge>}
          </Row>
          <Grid md={3}>
            {opinions.items.map(({ title, note, stars, text }, index) => (
              <article key={index} css={said}>
                <figure css={card}>
                  {stars && <Stars value={stars} />}
                  <blockquote css={quote}>{text}</blockquote>
                  <figcaption>
                    <Text as="span" css={{ display: 'block', fontWeight: 650 }}>
                      {title}
                    </Text>
                    <Text as="span" size="sm" tone="soft">
                      {note}
                    </Text>
                  </figcaption>
                </figure>
              </article>
            ))}
          </Grid>
        </Container>
      </Section>
    )
  );
};
