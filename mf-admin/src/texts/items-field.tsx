import { MAX_ITEMS, type ContentItem } from '@shop/contracts/content';
import { Badge, Button, css, FieldError, Icon, IconButton, Row, Stack, theme } from '@shop/ui';
import { AdminIcon } from '../layout/admin-icon.tsx';
import { moveEntry } from '../list/move-entry.ts';
import { ItemFields, type ItemErrors } from './item-fields.tsx';
import type { ItemKind, ItemPart } from './known-texts.ts';

const { color, radius, space } = theme;
const card = css({
  margin: 0,
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.cream,
});
const head = css({ justifyContent: 'space-between', marginBottom: space(2) });
const name = css({ display: 'flex', gap: space(2), alignItems: 'center', fontWeight: 650 });

type ListErrors = { message?: string | undefined; [index: number]: unknown };
type Props = {
  kind: ItemKind;
  items: ContentItem[];
  onChange: (items: ContentItem[]) => void;
  errors: unknown;
};

const FIRST: ContentItem = { stars: 5, icon: 'drop', kind: 'ingredient' };

/** The first values of a new line. */
const blank = ({ parts }: ItemKind): ContentItem =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, FIRST[part as ItemPart] ?? '']));
/** A new line gets the kind of the previous one, as most do. */
const sameKind = (item: ContentItem | undefined): ContentItem => (item?.kind ? { kind: item.kind } : {});

/** The lines of a list: edited, added, reordered, hidden or removed. */
export const ItemsField = ({ kind, items, onChange, errors }: Props) => {
  const { message, ...each } = (errors ?? {}) as ListErrors;
  const put = (at: number, ...others: ContentItem[]) => onChange(items.toSpliced(at, 1, ...others));
  const move = (at: number, to: number) => onChange(moveEntry(items, at, to));
  return (
    <Stack gap={3}>
      {items.map((item, at) => (
        <fieldset key={at} css={card} aria-label={`${kind.one} ${at + 1}`}>
          <Row gap={1} css={head}>
            <span css={name}>
              <span>{`${kind.one} ${at + 1}`}</span> {item.hidden && <Badge>Oculto</Badge>}
            </span>
            <Row gap={0}>
              <ItemButton
                icon="chevronUp"
                verb="Subir"
                of={kind}
                at={at}
                off={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <ItemButton
                icon="chevronDown"
                verb="Bajar"
                of={kind}
                at={at}
                off={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <ItemButton
                icon="eye"
                verb={item.hidden ? 'Mostrar' : 'Ocultar'}
                of={kind}
                at={at}
                onClick={() => put(at, { ...item, hidden: !item.hidden })}
              />
              <ItemButton icon="trash" verb="Quitar" of={kind} at={at} onClick={() => put(at)} />
            </Row>
          </Row>
          <ItemFields
            kind={kind}
            item={item}
            errors={(each[at] ?? {}) as ItemErrors}
            onChange={(changes) => put(at, { ...item, ...changes })}
          />
        </fieldset>
      ))}
      <FieldError>{message}</FieldError>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon name="plus" size={16} />}
          disabled={items.length >= MAX_ITEMS}
          onClick={() => onChange([...items, { ...blank(kind), ...sameKind(items.at(-1)) }])}
        >
          {`Agregar ${kind.one.toLowerCase()}`}
        </Button>
      </div>
    </Stack>
  );
};

type ButtonProps = {
  icon: 'chevronUp' | 'chevronDown' | 'eye' | 'trash';
  verb: string;
  of: ItemKind;
  at: number;
  off?: boolean;
  onClick: () => void;
};
const ItemButton = ({ icon, verb, of, at, off = false, onClick }: ButtonProps) => (
  <IconButton label={`${verb} ${of.one.toLowerCase()} ${at + 1}`} disabled={off} onClick={onClick}>
    <AdminIcon name={icon} />
  </IconButton>
);
