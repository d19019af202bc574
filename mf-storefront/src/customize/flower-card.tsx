import type { Flower } from '@shop/contracts/flower';
import { HexFrame, Icon, ResponsiveImage, Say, Text, theme } from '@shop/ui';
import { useId } from 'react';
import {
  box,
  card,
  head,
  input,
  latin,
  mark,
  name,
  notes,
  petal,
  season,
  tale,
} from './flower-card.styles.ts';

type FlowerCardProps = { flower: Flower; checked: boolean; disabled: boolean; onToggle: () => void };

/** One flower as a checkbox in the shape of a card. */
export const FlowerCard = ({ flower, checked, disabled, onToggle }: FlowerCardProps) => {
  const id = useId();
  return (
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
          <ResponsiveImage
            src={flower.imageUrl}
            alt=""
            width={320}
            height={370}
            sizes="(min-width: 768px) 88px, 74px"
            css={box}
          />
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
      <span id={`${id}-notes`} css={notes}>
        <Text as="span" size="sm">
          {flower.properties}
        </Text>
        {flower.season && (
          <span css={season}>
            <Icon name="leaf" size={16} />
            <Say temporada={flower.season}>{'Florece: {temporada}'}</Say>
          </span>
        )}
        <Text as="span" size="sm" tone="soft" css={tale}>
          {flower.description}
        </Text>
      </span>
      <span css={mark} aria-hidden="true">
        {checked && <Icon name="check" size={18} />}
      </span>
    </label>
  );
};
