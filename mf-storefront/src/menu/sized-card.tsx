import { Say, Text } from '@shop/ui';
import { useState } from 'react';
import { ElixirCard, type ElixirCardProps } from './elixir-card.tsx';
import { SizeChoice } from './size-choice.tsx';
import { asSize } from './sizes.ts';

/** One honey in several sizes: 'desde' the cheapest available one, until a size is chosen. */
export const SizedCard = ({ elixir, ...props }: ElixirCardProps) => {
  const { sizes = [], family = elixir.name } = elixir;
  const [picked, pick] = useState<number>();
  const shown =
    sizes.find(({ id }) => id === picked) ?? sizes.find(({ isAvailable }) => isAvailable) ?? sizes[0];
  if (!shown) return null;
  const choice = <SizeChoice sizes={sizes} chosen={shown.id} onChoose={({ id }) => pick(id)} name={family} />;
  return (
    <ElixirCard
      {...props}
      elixir={asSize(elixir, shown)}
      title={family}
      from={
        picked === undefined && (
          <Text as="small" size="sm">
            <Say>desde</Say>
          </Text>
        )
      }
      choice={choice}
    />
  );
};
