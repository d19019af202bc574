import type { Flower } from '@shop/contracts/flower';
import { FlowerPicker } from './flower-picker.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Summary } from './summary.tsx';
import { useWorkshop } from './use-workshop.ts';
import { beside, columns } from './workshop.styles.ts';

/** Flowers to choose from and the elixir they make. @param flowers the ones on offer (H25) */
export const WorkshopForm = ({ flowers }: { flowers: Flower[] }) => {
  const workshop = useWorkshop(flowers);
  return (
    <form
      noValidate
      onSubmit={(event) => void workshop.submit(event)}
      css={columns}
      aria-label="Crea tu elixir"
    >
      <div>
        <FlowerPicker
          flowers={flowers}
          chosen={workshop.chosen}
          full={workshop.full}
          locked={workshop.creating || Boolean(workshop.created)}
          onToggle={workshop.toggle}
        />
        <PhoneBar workshop={workshop} />
      </div>
      <div id="tu-elixir" css={beside}>
        <Summary workshop={workshop} />
      </div>
    </form>
  );
};
