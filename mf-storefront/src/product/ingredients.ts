import type { Flower } from '@shop/contracts/flower';

const GIVES = /^Aporta ([^.(]+)/;

/** What a flower adds to the blend: the first sentence of 'Aporta infusión de pétalos. Notas cítricas …'. */
export const shareOf = ({ properties }: Flower): string | undefined => GIVES.exec(properties)?.[1]?.trim();

/** 'Miel de abeja; Tajonal (miel de su floración); Cempasúchil (infusión de pétalos)'. */
export const ingredientsOf = (names: readonly string[], flowers: readonly Flower[]): string => {
  const parts = names.map((name) => {
    const share = flowers.filter((flower) => flower.name === name).map(shareOf)[0];
    return share ? `${name} (${share})` : name;
  });
  return ['Miel de abeja', ...parts].join('; ');
};
