/** Order numbers would break at their hyphen. */
export const Unbroken = ({ text, part }: { text: string; part: string }) => {
  const [before = '', ...after] = text.split(part);
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <span css={{ whiteSpace: 'nowrap' }}>{part}</span>
      {after.join(part)}
    </>
  );
};
