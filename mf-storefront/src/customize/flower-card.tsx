import { onDemand } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { HexFrame, Icon, IconButton, ResponsiveImage, Say, Text, theme } from '@shop/ui';
import { useId, useState } from 'react';
import {
  box,
  card,
  details,
  head,
  input,
  latin,
  mark,
  name,
  notes,
  petal,
  place,
  season,
} from './flower-card.styles.ts';

const FlowerSheet = onDemand(() => import('./flower-sheet.tsx').then((m) => m.FlowerSheet));

type FlowerCardProps = { flower: Flower; checked: boolean; disabled: boolean; onToggle: () => void };

/** One flower as a checkbox in a card; a tile has a button beside it for the details. */
export const FlowerCard = (props: FlowerCardProps) => {
  const { flower, checked, disabled, onToggle } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={place}>
      <label css={card} data-checked={checked} data-disabled={disabled}>
        <input
          type="checkbox"
          css={input}
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-notes`}
        />
        <span css={head}>
          <HexFrame edge={checked ? theme.color.petal : theme.color.amberSoft} css={petal}>
            <ResponsiveImage src={flower.imageUrl} alt="" width={320} height={370} sizes="88px" css={box} />
          </HexFrame>
          <span>
            <span id={`${id}-name`} css={name}>
              {flower.name}
            </span>
            {flower.scientificName && (
              <span lang="la" css={latin}>
                {flower.scientificName}
              </span>
            )}
          </span>
        </span>
        <FlowerNotes id={`${id}-notes`} flower={flower} />
        <span css={mark} aria-hidden="true">
          {checked && <Icon name="check" size={18} />}
        </span>
      </label>
      <span css={details}>
        <IconButton label={`Detalles de ${flower.name}`} onClick={() => setOpen(true)}>
          <Icon name="info" size={18} />
        </IconButton>
      </span>
      {isOpen && <FlowerSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
};

const FlowerNotes = ({ id, flower }: { id: string; flower: Flower }) => (
  <span id={id} css={notes}>
    <Text as="span" size="sm">
      {flower.properties}
    </Text>
    {flower.season && (
      <span css={season}>
        <Icon name="leaf" size={16} />
        <Say temporada={flower.season}>{'Florece: {temporada}'}</Say>
      </span>
    )}
    <Text as="span" size="sm" tone="soft">
      {flower.description}
    </Text>
  </span>
);
