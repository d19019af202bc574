import type { ContentItem } from '@shop/contracts/content';
import { SelectField } from '@shop/ui';
import { useGetWholeMenuQuery } from './texts.api.ts';

type Kind = NonNullable<ContentItem['kind']>;
const KINDS: Record<Kind, string> = { ingredient: 'Ingrediente', step: 'Paso', product: 'Mezcla del menú' };

type Props = {
  part: 'kind' | 'text';
  item: ContentItem;
  label: string;
  onChange: (changes: ContentItem) => void;
};

/** The selects of a post's line: its kind, and the product if it is one. */
export const PostLineField = ({ part, item, label, onChange }: Props) =>
  part === 'kind' ? (
    <SelectField
      label={label}
      value={item.kind ?? 'ingredient'}
      onChange={({ target }) => {
        const kind = target.value as Kind;
        const isOther = (kind === 'product') !== (item.kind === 'product');
        onChange({ kind, ...(isOther && { title: '', text: '' }) });
      }}
    >
      {Object.entries(KINDS).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </SelectField>
  ) : (
    <ProductField item={item} onChange={onChange} />
  );

const ProductField = ({ item: { text, title }, onChange }: Pick<Props, 'item' | 'onChange'>) => {
  const { data = [] } = useGetWholeMenuQuery();
  const isListed = data.some(({ slug }) => slug === text);
  return (
    <SelectField
      label="Mezcla"
      value={text ?? ''}
      onChange={({ target }) => {
        const chosen = data.find(({ slug }) => slug === target.value);
        onChange({ text: target.value, title: chosen?.name ?? '' });
      }}
    >
      <option value="">Elige una mezcla</option>
      {text && !isListed && <option value={text}>{title || text}</option>}
      {data.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
