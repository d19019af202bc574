import { css } from '@emotion/react';
import { Container, HoneyDrip, Icon, theme, type IconName } from '@shop/ui';

const { color, media, size, space } = theme;

const FACTS: { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Envío gratis a todo México' },
  { icon: 'drop', text: 'Miel sin calentar' },
  { icon: 'flower', text: 'Flores nativas comestibles' },
  { icon: 'bag', text: 'Tandas pequeñas' },
];

const band = css({ background: color.amber, color: color.ink });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  paddingBlock: `${space(5)} ${space(3)}`,
  [media.md]: {
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    paddingBlock: `${space(5)} ${space(3)}`,
  },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontSize: size.sm,
  fontWeight: 650,
  lineHeight: 1.3,
  '& svg': { flex: 'none' },
});

/** Four short facts on a band of honey that drips into the page. */
export const Facts = () => (
  <section aria-label="Por qué Flor de Kaab">
    <div css={band}>
      <Container>
        <ul css={list}>
          {FACTS.map(({ icon, text }) => (
            <li key={icon} css={item}>
              <Icon name={icon} size={26} />
              {text}
            </li>
          ))}
        </ul>
      </Container>
    </div>
    <HoneyDrip css={{ marginTop: -1 }} />
  </section>
);
