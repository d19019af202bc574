import { Container, css, Heading, Section, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import type { Question } from 'schema-dts';
import type { SectionText } from '../content/sections.ts';
import { JsonLd } from '../layout/json-ld.tsx';

const { color, space } = theme;
const list = css({
  '& details': { borderTop: `1px solid ${color.line}` },
  '& summary': { padding: `${space(4)} 0`, fontWeight: 650, cursor: 'pointer' },
  '& details > div': { paddingBottom: space(4), maxWidth: '44rem' },
});

/** The owner's questions with their answers, for search engines as well; nothing while there are none. */
export const Faq = ({ entry }: { entry: SectionText | undefined }) => {
  const questions = (entry?.items ?? []).filter(({ title, text }) => title && text);
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ title, text }): Question => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return (
    <Section aria-labelledby="faq">
      <Container width="narrow">
        <Heading id="faq" css={{ marginBottom: space(4) }}>
          {entry?.title || 'Preguntas frecuentes'}
        </Heading>
        <div css={list}>
          {questions.map(({ title, text }, index) => (
            <details key={index}>
              <summary>{title}</summary>
              <Prose text={text} tone="soft" />
            </details>
          ))}
        </div>
      </Container>
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }} />
    </Section>
  );
};
