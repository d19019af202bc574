import { Fragment } from 'react';

/** Order numbers would break at their hyphen. Other words come as new nodes: a translated page would keep the old ones. */
export const Unbroken = ({ text, part }: { text: string; part: string }) => {
  const [before = '', ...after] = text.split(part);
  if (after.length === 0) return before;
  return (
    <Fragment key={text}>
      {before}
      <span css={{ whiteSpace: 'nowrap' }}>{part}</span>
      {after.join(part)}
    </Fragment>
  );
};
