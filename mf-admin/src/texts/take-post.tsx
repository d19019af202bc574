import type { OwnText } from '@shop/contracts/text';
import { Button, Icon } from '@shop/ui';
import { useState } from 'react';
import { DeleteContent } from '../content/delete-content.tsx';

/** Unpublishes a post; its text stays in the history. */
export const TakePost = ({ entry, onTaken }: { entry: OwnText; onTaken: () => void }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Icon name="trash" size={18} />} onClick={() => setAsking(true)}>
        Quitar de la tienda
      </Button>
      {asking && <DeleteContent entry={entry} onClose={() => setAsking(false)} onDeleted={onTaken} />}
    </>
  );
};
