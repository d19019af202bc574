import { TextField } from '@shop/ui';
import type { ComponentProps } from 'react';

/** The code of the second step, at a sign-in. */
export const CodeField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Código de tu aplicación"
    hint="O uno de tus códigos de recuperación."
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus
    {...field}
  />
);
