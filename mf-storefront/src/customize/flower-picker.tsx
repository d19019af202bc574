import { showToast, useAppDispatch } from '@shop/app-kit';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import type { Flower } from '@shop/contracts/flower';
import type { Taste } from '@shop/contracts/taste';
import { Button, css, Heading, Icon, Row, Say, Text, theme } from '@shop/ui';
import { useId, useState } from 'react';
import { chip } from '../menu/filter-bar.styles.ts';
import { FlowerCard } from './flower-card.tsx';
import { surprise } from './surprise.ts';
import { isMuch, TASTES } from './taste.ts';
import type { Workshop } from './use-workshop.ts';

const { color, media, radius, size, space } = theme;
/** Flowers shown before 'Ver todas las flores' (SF18). */
export const FLOWERS_FIRST = 4;

const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const head = css({ justifyContent: 'space-between', width: '100%' });
const tools = css({
  justifyContent: 'space-between',
  margin: `${space(3)} 0 ${space(4)}`,
  // A phone of 360 px has them in one line.
  [media.belowMd]: { '& [aria-pressed]': { paddingInline: space(2.25) } },
});
/** Tiles in columns of a thumb's reach; cards in the wide layout. */
export const tiles = css({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(3) },
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(4) },
});
// The last row of four tiles in three columns has room for it.
const more = css({
  gridColumn: '2 / -1',
  borderRadius: radius.md,
  borderColor: color.lineStrong,
  minHeight: 54,
  padding: `0 ${space(3)}`,
  fontSize: size.sm,
  '&[aria-expanded="true"]': { gridColumn: '1 / -1' },
  [media.md]: {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    padding: `0 ${space(6)}`,
    borderRadius: radius.pill,
  },
});

// Its text is in line with the tiles' edge.
const ghost = css({
  marginRight: `-${space(2)}`,
  paddingInline: space(2),
  [media.belowMd]: { '& > svg': { display: 'none' } },
  [media.narrow]: { marginLeft: `-${space(2)}` },
});

type PickerProps = { flowers: Flower[]; workshop: Workshop };

/** The flowers to choose; the choice survives showing fewer (SF17–SF19). */
export const FlowerPicker = ({ flowers, workshop }: PickerProps) => {
  const { chosen, full, locked, toggle, shared } = workshop;
  const [all, setAll] = useState(false);
  const [taste, setTaste] = useState<keyof Taste>();
  const titleId = useId();
  const listId = useId();
  const isChosen = (flower: Flower) => chosen.includes(flower);
  // The flowers of a shared recipe come first, because they are chosen already.
  const given = (flower: Flower) => Number(shared?.flowerIds.includes(flower.id) ?? false);
  const ordered = shared ? flowers.toSorted((a, b) => given(b) - given(a)) : flowers;
  const matching = taste ? ordered.filter((flower) => isMuch(flower, taste)) : ordered;
  const isWhole = all || taste !== undefined;
  return (
    <fieldset css={group} aria-labelledby={titleId}>
      <Row gap={3} css={head}>
        <Heading id={titleId}>Elige tus flores</Heading>
        <Text size="sm" tone="soft" role="status">
          <Say van={chosen.length} caben={MAX_FLOWERS_PER_ELIXIR}>
            {full ? 'Elige hasta {caben} flores' : '{van} de {caben}'}
          </Say>
        </Text>
      </Row>
      <Row gap={2} css={tools}>
        <TasteChips flowers={flowers} taste={taste} onChange={setTaste} />
        <Surprise flowers={flowers} workshop={workshop} />
      </Row>
      <div id={listId} css={tiles}>
        {(isWhole ? matching : ordered.slice(0, FLOWERS_FIRST)).map((flower) => (
          <FlowerCard
            key={flower.id}
            flower={flower}
            checked={isChosen(flower)}
            disabled={locked || (full && !isChosen(flower))}
            onToggle={() => toggle(flower.id)}
          />
        ))}
        {flowers.length > FLOWERS_FIRST && !taste && (
          <Button
            variant="secondary"
            aria-expanded={all}
            aria-controls={listId}
            icon={<Icon name={all ? 'chevronUp' : 'chevronDown'} size={18} />}
            onClick={() => setAll(!all)}
            css={more}
          >
            <Say flores={flowers.length}>{all ? 'Ver menos' : 'Ver todas las flores ({flores})'}</Say>
          </Button>
        )}
      </div>
    </fieldset>
  );
};

type ChipsProps = {
  flowers: Flower[];
  taste: keyof Taste | undefined;
  onChange: (taste: keyof Taste | undefined) => void;
};

/** One taste at a time; a second press clears it. Only tastes of some flower have a chip. */
const TasteChips = ({ flowers, taste, onChange }: ChipsProps) => (
  <Row gap={2} role="group" aria-label="Por sabor">
    {TASTES.filter(([name]) => flowers.some((flower) => isMuch(flower, name))).map(([name, word]) => (
      <button
        key={name}
        type="button"
        css={chip}
        aria-pressed={taste === name}
        onClick={() => onChange(taste === name ? undefined : name)}
      >
        <Say>{word}</Say>
      </button>
    ))}
  </Row>
);

/** Chooses a random blend in the shop's style; the toast can undo it. */
const Surprise = ({ flowers, workshop: { chosen, choose, locked } }: PickerProps) => {
  const dispatch = useAppDispatch();
  const draw = () => {
    const before = chosen.map(({ id }) => id);
    const blend = surprise(flowers);
    choose(blend.map(({ id }) => id));
    dispatch(
      showToast({
        title: 'Elegimos por ti',
        description: blend.map(({ name }) => name).join(', '),
        action: { label: 'Deshacer', run: () => choose(before) },
      }),
    );
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={locked}
      icon={<Icon name="bee" size={18} />}
      onClick={draw}
      css={ghost}
    >
      Sorpréndeme
    </Button>
  );
};
