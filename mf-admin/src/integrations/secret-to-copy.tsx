import { Alert, Stack } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';

type Props = { title: string; text: string; label: string; secret: string };

/** A secret to copy into a program; it is shown only once. */
export const SecretToCopy = ({ title, text, label, secret }: Props) => (
  <Alert tone="success" title={title}>
    <Stack gap={3}>
      <span>{text} No se vuelve a mostrar.</span>
      <CopyLink
        label={label}
        noun={label.toLowerCase()}
        link={secret}
        copied="Pégalo sólo en ese programa."
      />
    </Stack>
  </Alert>
);
