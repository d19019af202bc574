import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Button, css, Icon, IconButton, theme } from '@shop/ui';
import type { ComponentProps } from 'react';
import { NumberField } from '../list/number-field.tsx';

const { space } = theme;
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  columnGap: space(3),
  alignItems: 'start',
  // Subgrid keeps both fields level when one label has two lines: label, field, hint and message are shared rows.
  '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '1 / span 4' },
  '& > div > label': { alignSelf: 'end' },
  '& > button': { gridArea: '2 / 3' },
});

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The number that the price belongs to. */
  of: { label: string; name: FieldPath<Input> };
  price: { label?: string; name: FieldPath<Input>; cents?: boolean };
  remove: Pick<ComponentProps<typeof IconButton>, 'disabled' | 'label' | 'onClick'>;
};

/** A number and its price, in a list that the owner extends or shortens. */
export const PricedRow = <Input extends FieldValues, Output>(props: Props<Input, Output>) => {
  const { form, of, price, remove } = props;
  return (
    <div css={row}>
      <NumberField form={form} {...of} />
      <NumberField form={form} label="Precio (MXN)" cents {...price} />
      <IconButton {...remove}>
        <Icon name="trash" />
      </IconButton>
    </div>
  );
};

export const AddRow = ({
  children,
  onClick,
}: Pick<ComponentProps<typeof Button>, 'children' | 'onClick'>) => (
  <div>
    <Button size="sm" variant="secondary" icon={<Icon name="plus" size={16} />} onClick={onClick}>
      {children}
    </Button>
  </div>
);
