import { LABEL_FACTS } from '@shop/contracts/label-facts';
import type { Blend } from '@shop/contracts/menu';
import { css, Heading, theme } from '@shop/ui';
import { contentsOf } from './contents.ts';

const { color, media, radius, size, space } = theme;

const frame = css({
  display: 'grid',
  gap: space(6),
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  fontSize: size.sm,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space(8) },
  dl: { display: 'grid', gap: space(4), alignContent: 'start', margin: 0 },
  dt: { fontWeight: 700 },
  dd: { margin: 0, color: color.inkSoft, whiteSpace: 'pre-line' },
});
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  alignSelf: 'start',
  caption: { textAlign: 'left', fontWeight: 700, paddingBottom: space(2) },
  'th, td': { padding: `${space(1.5)} 0`, borderTop: `1px solid ${color.line}`, fontWeight: 400 },
  th: { textAlign: 'left' },
  td: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** The label of the jar: contents, allergens, the responsible seller and the table per 100 g. */
export const Label = ({ blend }: { blend: Blend }) => {
  const { allergens, responsible } = LABEL_FACTS;
  const told = [
    ['Contenido neto', blend.contents && contentsOf(blend.contents)],
    [allergens.label, blend.allergens],
    [responsible.label, blend.responsible],
  ].filter(([, text]) => text);
  return (
    <section aria-labelledby="label">
      <Heading id="label" css={{ marginBottom: space(6) }}>
        Lo que dice su etiqueta
      </Heading>
      <div css={frame}>
        {told.length > 0 && (
          <dl>
            {told.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {blend.nutrition && <Nutrition table={blend.nutrition} />}
      </div>
    </section>
  );
};

const { label, parts } = LABEL_FACTS.nutrition;
const Nutrition = ({ table: amounts }: { table: NonNullable<Blend['nutrition']> }) => (
  <table css={table}>
    <caption>{label}</caption>
    <tbody>
      {(Object.keys(parts) as (keyof typeof parts)[])
        .filter((part) => amounts[part] !== undefined)
        .map((part) => (
          <tr key={part}>
            <th scope="row">{parts[part]}</th>
            <td>{amounts[part]}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
