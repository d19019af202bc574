import { Container, css, HoneyDrip, theme } from '@shop/ui';
import { SignedItems } from '../content/signed-items.tsx';
import { useTexts } from '../content/use-texts.ts';

const { color, media, size, space } = theme;

const band = css({ background: color.amber, color: color.onAmber });
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
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    fontSize: size.sm,
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& svg': { flex: 'none' },
});

/** A few short facts on a band of honey that drips into the page. */
export const Facts = () => {
  const facts = useTexts('home')('facts');
  return (
    facts?.items?.length && (
      <section aria-label={facts.title || 'Por qué esta tienda'}>
        <div css={band}>
          <Container>
            <SignedItems items={facts.items} size={26} css={list} />
          </Container>
        </div>
        <HoneyDrip css={{ marginTop: -1 }} />
      </section>
    )
  );
};
