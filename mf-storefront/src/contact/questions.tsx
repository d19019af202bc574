import { useRead } from '@shop/app-kit';
import { css, Heading, Say, theme } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import { sectionOf } from '../content/sections.ts';

const { color, space } = theme;

/** Common questions, by the section of the owner's legal texts that answers them. */
const ASKED = [
  { section: 'envios', question: '¿Cuánto cuesta y cuánto tarda el envío?' },
  { section: 'devoluciones', question: '¿Y si llega roto o equivocado?' },
  { section: 'privacidad', question: '¿Qué hacen con mis datos?' },
];
const list = css({
  marginTop: space(2),
  '& details + details': { borderTop: `1px solid ${color.line}` },
  '& summary': { padding: `${space(3)} 0`, fontWeight: 650, cursor: 'pointer' },
  '& details > div': { paddingBottom: space(4) },
});

/** Links to answers in the owner's legal texts; nothing when there are none. */
export const Questions = () => {
  const { data = [] } = useRead('/content/legal');
  const answered = ASKED.flatMap(({ section, question }) => {
    const answer = sectionOf(data, section)?.content;
    return answer ? [{ question, answer }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <Heading id="asked" look="card">
        Antes de escribir
      </Heading>
      <div css={list}>
        {answered.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <Say>{question}</Say>
            </summary>
            <Prose text={answer} size="sm" tone="soft" />
          </details>
        ))}
      </div>
    </section>
  );
};
