import { Late, latePart, onDemand } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { useState, type ComponentProps } from 'react';
import { FlowerPicker } from './flower-picker.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RecipeNote } from './recipe-note.tsx';
import { Summary } from './summary.tsx';
import { useIsBeside } from './use-is-beside.ts';
import { useWorkshop, type Workshop } from './use-workshop.ts';
import { beside, columns } from './workshop.styles.ts';

// Server-rendered: a press before its script loads would submit its form as a page.
const SharedLanding = latePart(() => import('./shared-landing.tsx').then((m) => m.SharedLanding));
const ElixirSheet = onDemand(() => import('./elixir-sheet.tsx').then((m) => m.ElixirSheet));

/** Hidden on phones, and never hydrated there. */
const Beside = ({ workshop }: { workshop: Workshop }) =>
  useIsBeside() && (
    <Late css={beside}>
      <Summary workshop={workshop} />
    </Late>
  );

const Opened = (props: ComponentProps<typeof ElixirSheet>) => !useIsBeside() && <ElixirSheet {...props} />;

/** Flowers to choose from and the elixir they make. @param flowers the ones on offer (H25) */
export const WorkshopForm = ({ flowers }: { flowers: Flower[] }) => {
  const workshop = useWorkshop(flowers);
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { shared, chosen, editing } = workshop;
  const isGiven = shared && chosen.length > 0 && !editing.line;
  if (isGiven && !isChanging)
    return (
      <>
        <RecipeNote workshop={workshop} />
        <SharedLanding workshop={workshop} onChange={() => setChanging(true)} />
      </>
    );
  return (
    <>
      <RecipeNote workshop={workshop} />
      <form
        noValidate
        onSubmit={(event) => void workshop.submit(event)}
        css={columns}
        aria-label="Crea tu elixir"
      >
        <div>
          <FlowerPicker flowers={flowers} workshop={workshop} />
          <PhoneBar workshop={workshop} onOpen={() => setOpen(true)} />
        </div>
        <Beside workshop={workshop} />
      </form>
      {isOpen && <Opened workshop={workshop} onClose={() => setOpen(false)} />}
    </>
  );
};
