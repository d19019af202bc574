import { LinkButton, useShop } from '@shop/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof LinkButton<typeof Link>>, 'as' | 'to'> & { to?: string };

/** The link to the workshop; nothing in shops without custom elixirs. */
export const WorkshopLink = (props: Props) =>
  useShop().ownBlends !== false && <LinkButton as={Link} to="/customize" {...props} />;
