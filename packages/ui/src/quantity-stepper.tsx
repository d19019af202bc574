import { css } from '@emotion/react';
import { Icon, IconButton, theme } from '@shop/ui/core';

const { color, radius } = theme;

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.paper,
});
const figure = css({
  minWidth: '2.4ch',
  textAlign: 'center',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, e.g. the elixir's name: the buttons are announced with it. */
  name: string;
  min?: number;
  max?: number;
  disabled?: boolean;
};

/** − value +; a press at `min` or `max` does nothing. */
export const QuantityStepper = ({
  value,
  onChange,
  name,
  min = 1,
  max = 99,
  disabled = false,
}: StepperProps) => (
  <div role="group" aria-label={`Cantidad de ${name}`} data-each css={frame}>
    <IconButton
      label={`Quitar uno de ${name}`}
      disabled={disabled || value <= min}
      onClick={() => onChange(value - 1)}
    >
      <Icon name="minus" size={18} />
    </IconButton>
    <span aria-live="polite" aria-atomic="true" css={figure}>
      {value}
    </span>
    <IconButton
      label={`Agregar uno de ${name}`}
      disabled={disabled || value >= max}
      onClick={() => onChange(value + 1)}
    >
      <Icon name="plus" size={18} />
    </IconButton>
  </div>
);
