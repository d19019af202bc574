import { ROLES } from '@shop/contracts/roles';
import { SelectField } from '@shop/ui';
import type { ComponentProps } from 'react';
import { ROLE_TEXTS } from './role-texts.ts';

/** Which role somebody has. */
export const RoleField = (props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) => (
  <SelectField label="Rol" {...props}>
    {ROLES.map((role) => (
      <option key={role} value={role}>
        {`${ROLE_TEXTS[role].label}: ${ROLE_TEXTS[role].text}`}
      </option>
    ))}
  </SelectField>
);
