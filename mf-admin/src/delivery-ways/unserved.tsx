import type { UnservedState } from '@shop/contracts/delivery-ways';
import { Alert, Button, Stack } from '@shop/ui';
import { unservedWords } from './way-words.ts';

type Props = { places: UnservedState[]; onLeaveOut?: () => void };

/** Places without any delivery way; the owner may declare that this is intended. */
export const Unserved = ({ places, onLeaveOut }: Props) =>
  places.length > 0 && (
    <Alert tone="warning" title="Aquí no llega nada">
      <Stack gap={3} css={{ alignItems: 'flex-start' }}>
        <span>{`${unservedWords(places)}.`}</span>
        {onLeaveOut && (
          <Button size="sm" variant="secondary" onClick={onLeaveOut}>
            Ahí no entrego
          </Button>
        )}
      </Stack>
    </Alert>
  );
