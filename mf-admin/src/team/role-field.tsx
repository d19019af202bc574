import { ROLES, type Role } from '@shop/contracts/roles';
import { SelectField } from '@shop/ui';
import type { ComponentProps } from 'react';
import { ROLE_TEXTS } from './role-texts.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'> & { chosen: Role };

/** The role of a member, and its description. */
export const RoleField = ({ chosen, ...props }: Props) => (
  <SelectField label="Rol" hint={ROLE_TEXTS[chosen].text} {...props}>
    {ROLES.map((role) => (
      <option key={role} value={role}>
        {ROLE_TEXTS[role].label}
      </option>
    ))}
  </SelectField>
);
