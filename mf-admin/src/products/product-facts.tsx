import { useWatch } from '@shop/app-kit/forms';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import type { Fact, FactGroup } from '@shop/contracts/facts';
import { css, theme } from '@shop/ui';
import { Fold } from '../list/fold.tsx';
import { FactField } from './fact-field.tsx';
import { factInShort } from './fact-words.ts';
import type { ProductFormMethods } from './product-form-methods.ts';

/** The facts of a picture are beside it. */
const TITLES: Record<Exclude<FactGroup, 'pictures'>, string> = {
  menu: 'Tamaños y menú',
  page: 'Ficha de su página',
  label: 'Lo que dice su etiqueta',
  price: 'Oferta, costo e IVA',
  shipping: 'Envío y códigos',
};
const NAMES = Object.keys(FACTS) as FactName[];
const WIDE: Fact['kind'][] = ['text', 'taste', 'amounts', 'nutrition', 'earlierPrice'];
const fields = css({
  display: 'grid',
  gap: theme.space(4),
  // High enough for a sentence or two; the person can make it higher.
  '& textarea': { minHeight: 88 },
  [theme.media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide="true"]': { gridColumn: '1 / -1' },
  },
});

/** The facts of the product page and of the sale. An empty fact is hidden, or the shop's default text replaces it. */
export const ProductFacts = ({ form }: { form: ProductFormMethods }) =>
  Object.entries(TITLES).map(([group, title]) => {
    const names = NAMES.filter((name) => FACTS[name].group === group);
    return (
      <Fold key={group} title={title} summary={<Summary names={names} form={form} />}>
        <div css={fields}>
          {names.map((name) => (
            <div key={name} data-wide={WIDE.includes(FACTS[name].kind)}>
              <FactField name={name} form={form} />
            </div>
          ))}
        </div>
      </Fold>
    );
  });

const Summary = ({ names, form }: { names: FactName[]; form: ProductFormMethods }) => {
  const values = useWatch({ control: form.control, name: names });
  return (
    names
      .map((name, at) => factInShort(FACTS[name], values[at]))
      .filter(Boolean)
      .join(' · ') || 'Sin datos'
  );
};
