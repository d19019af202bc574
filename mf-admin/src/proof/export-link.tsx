import { messageOf, useAppDispatch } from '@shop/app-kit';
import { LinkButton } from '@shop/ui';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { checkProofCall } from '../auth/auth.api.ts';
import { reportFailure } from '../report-failure.ts';
import { needsProof } from './with-proof.ts';

const FAILED = { es: 'No se pudo descargar. Inténtalo de nuevo.' };
type Props = Omit<ComponentProps<typeof LinkButton<'a'>>, 'onClick' | 'download'>;

/** A link to a spreadsheet that needs a proof, which is asked for first: a refused download would be a broken file. */
export const ExportLink = (props: Props) => {
  const dispatch = useAppDispatch();
  const [checkProof] = checkProofCall.useMutation();
  const isFollowed = useRef(false);
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFollowed.current) return void (isFollowed.current = false);
    event.preventDefault();
    const link = event.currentTarget;
    const { error } = await checkProof();
    if (!error) {
      isFollowed.current = true;
      link.click();
    } else if (!needsProof(error)) dispatch(reportFailure(error, messageOf(error, FAILED).es));
  };
  return <LinkButton variant="ghost" {...props} download onClick={(event) => void follow(event)} />;
};
