import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import type { Flower } from '@shop/contracts/flower';
import { Button, css, Grid, Heading, Icon, Row, Say, Text, theme } from '@shop/ui';
import { useId, useState } from 'react';
import { FlowerCard } from './flower-card.tsx';

/** Flowers that show before 'Ver todas las flores' (SF18). */
export const FLOWERS_FIRST = 4;

const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const head = css({ justifyContent: 'space-between', marginBottom: theme.space(5), width: '100%' });

type PickerProps = {
  flowers: Flower[];
  chosen: Flower[];
  full: boolean;
  /** While the elixir is being made, and afterwards, nothing changes. */
  locked: boolean;
  onToggle: (id: number) => void;
};

/** The flowers as cards to check; the choice survives showing fewer (SF17–SF19). */
export const FlowerPicker = ({ flowers, chosen, full, locked, onToggle }: PickerProps) => {
  const [all, setAll] = useState(false);
  const titleId = useId();
  const listId = useId();
  const isChosen = (flower: Flower) => chosen.includes(flower);
  return (
    <fieldset css={group} aria-labelledby={titleId}>
      <Row gap={3} css={head}>
        <Heading id={titleId}>Escoge tus flores</Heading>
        <Text size="sm" tone="soft" role="status">
          <Say van={chosen.length} caben={MAX_FLOWERS_PER_ELIXIR}>
            {full ? 'Elige hasta {caben} flores' : '{van} de {caben}'}
          </Say>
        </Text>
      </Row>
      <Grid id={listId} lg={2} gap={4}>
        {(all ? flowers : flowers.slice(0, FLOWERS_FIRST)).map((flower) => (
          <FlowerCard
            key={flower.id}
            flower={flower}
            checked={isChosen(flower)}
            disabled={locked || (full && !isChosen(flower))}
            onToggle={() => onToggle(flower.id)}
          />
        ))}
      </Grid>
      {flowers.length > FLOWERS_FIRST && (
        <Button
          variant="secondary"
          aria-expanded={all}
          aria-controls={listId}
          icon={<Icon name={all ? 'chevronUp' : 'chevronDown'} size={18} />}
          onClick={() => setAll(!all)}
          css={{ marginTop: theme.space(6) }}
        >
          <Say flores={flowers.length}>{all ? 'Ver menos' : 'Ver todas las flores ({flores})'}</Say>
        </Button>
      )}
    </fieldset>
  );
};
