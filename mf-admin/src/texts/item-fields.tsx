import type { ContentItem } from '@shop/contracts/content';
import { SelectField, Stack, TextArea, TextField, type IconName } from '@shop/ui';
import type { ItemKind, ItemPart } from './known-texts.ts';
import { PostLineField } from './post-line-field.tsx';

/** Icons that suit a shop, with their labels. */
const SIGNS: Partial<Record<IconName, string>> = {
  truck: 'Camión',
  drop: 'Gota',
  flower: 'Flor',
  bag: 'Bolsa',
  shield: 'Escudo',
  leaf: 'Hoja',
  gift: 'Regalo',
  tag: 'Etiqueta',
  bee: 'Abeja',
  clock: 'Reloj',
  pin: 'Lugar',
  home: 'Casa',
  mail: 'Carta',
  info: 'Información',
};
const STARS = [5, 4, 3, 2, 1];

export type ItemErrors = Partial<Record<ItemPart, { message?: string }>>;
type Value = string | number | undefined;
type Props = {
  kind: ItemKind;
  item: ContentItem;
  errors: ItemErrors;
  onChange: (changes: ContentItem) => void;
};

/** The fields of one line, by the parts that its list uses. */
export const ItemFields = ({ kind, item, errors, onChange }: Props) => (
  <Stack gap={3}>
    {(Object.entries(kind.parts) as [ItemPart, string][]).map(([part, label]) =>
      part === 'kind' || (part === 'text' && item.kind === 'product') ? (
        <PostLineField key={part} part={part} item={item} label={label} onChange={onChange} />
      ) : (
        <ItemField
          key={part}
          part={part}
          label={label}
          value={item[part]}
          error={errors[part]?.message}
          onChange={(value) => onChange({ [part]: value })}
        />
      ),
    )}
  </Stack>
);

type FieldProps = {
  part: ItemPart;
  label: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};
const ItemField = ({ part, label, value, error, onChange }: FieldProps) => {
  const shared = { label, error, value: value ?? '' };
  if (part === 'icon')
    return (
      <SelectField {...shared} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(SIGNS).map(([sign, shows]) => (
          <option key={sign} value={sign}>
            {shows}
          </option>
        ))}
      </SelectField>
    );
  if (part === 'stars')
    return (
      <SelectField {...shared} onChange={({ target }) => onChange(Number(target.value) || undefined)}>
        <option value="">Sin estrellas</option>
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {stars}
          </option>
        ))}
      </SelectField>
    );
  if (part === 'text')
    return <TextArea {...shared} rows={2} onChange={({ target }) => onChange(target.value)} />;
  return <TextField {...shared} onChange={({ target }) => onChange(target.value)} />;
};
