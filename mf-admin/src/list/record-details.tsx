import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button, ResponsiveImage } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { detailPicture } from './detail-picture.ts';
import { Facts, type Fact } from './facts.tsx';

type Props = {
  record: { id: number; name: string; imageUrl: string };
  facts: Fact[];
  /** What changes it. */
  call: BackOfficeCall;
  /** The window in which it is changed. */
  edit: (onClose: () => void) => ReactNode;
  onClose: () => void;
};

/** Everything about a product or a flower, read only, and the way to its form (H34). */
export const RecordDetails = ({ record, facts, call, edit, onClose }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const may = useIsAllowed();
  return (
    <Dialog onClose={onClose} title={record.name} description={`ID ${record.id}`}>
      <div css={detailPicture}>
        <ResponsiveImage src={record.imageUrl} alt="" width={4} height={3} sizes="16rem" />
      </div>
      <Facts facts={facts} />
      {may(call) && (
        <DialogActions>
          <Button onClick={() => setEditing(true)}>Editar</Button>
        </DialogActions>
      )}
      {isEditing && edit(() => setEditing(false))}
    </Dialog>
  );
};
