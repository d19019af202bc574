/** An order's number breaks at its hyphen otherwise. Every second part is one. */
const NUMBERS = /(\b[A-Z][A-Z0-9]{0,5}-\d{6,}\b)/;

/** A line whose order numbers stay in one piece. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBERS).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} css={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
