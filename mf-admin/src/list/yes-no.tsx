import { Badge } from '@shop/ui';

/** 'Sí' or 'No' as a badge. */
export const YesNo = ({ value }: { value: boolean }) => (
  <Badge tone={value ? 'green' : 'neutral'}>{value ? 'Sí' : 'No'}</Badge>
);
