import { latePart } from '@shop/app-kit';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { TextField } from '@shop/ui';
import type { Workshop } from './use-workshop.ts';

const BlendSize = latePart(() =>
  import(/* webpackChunkName: "p-blend-size" */ './blend-size.tsx').then((m) => m.BlendSize),
);

/** The size, when the shop has several, and the label's text. */
export const ElixirFields = ({ workshop }: { workshop: Workshop }) => {
  const { name, rename, locked, errors, sizes } = workshop;
  return (
    <>
      {sizes.all.length > 1 && <BlendSize workshop={workshop} />}
      <TextField
        label="Nombre de tu elixir"
        optional
        placeholder={CUSTOM_ELIXIR_NAME}
        maxLength={100}
        autoComplete="off"
        readOnly={locked}
        value={name}
        error={errors.name}
        onChange={({ target }) => rename(target.value)}
      />
    </>
  );
};
