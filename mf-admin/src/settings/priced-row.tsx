import { Button, css, Icon, IconButton, TextField, theme } from '@shop/ui';
import type { ComponentProps } from 'react';

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

type FieldProps = ComponentProps<typeof TextField>;
type Props = {
  /** The number that the price belongs to. */
  of: FieldProps;
  price: Partial<FieldProps>;
  remove: Pick<ComponentProps<typeof IconButton>, 'disabled' | 'label' | 'onClick'>;
};

/** A number and its price, in a list that the owner extends or shortens. */
export const PricedRow = ({ of, price, remove }: Props) => (
  <div css={row}>
    <TextField type="number" min="1" inputMode="numeric" {...of} />
    <TextField label="Precio (MXN)" type="number" min="0" step="0.01" inputMode="decimal" {...price} />
    <IconButton {...remove}>
      <Icon name="trash" />
    </IconButton>
  </div>
);

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
