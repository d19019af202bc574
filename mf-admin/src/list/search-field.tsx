import { css, TextField, theme } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const WAIT_MS = 300;
// It takes what the filters of the toolbar leave.
const wide = css({ flex: '1 1 100%', [theme.media.md]: { flex: '1 1 14rem' } });

type Props = { label: string; placeholder?: string; value: string; onChange: (value: string) => void };

/** A text filter that searches when the typing pauses. */
export const SearchField = ({ label, placeholder, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    setSent(value);
    // The address changed by itself, e.g. through the back button. What was sent comes back while somebody types on.
    if (value !== sent) setTyped(value);
  }
  const search = useEffectEvent(onChange);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      search(typed.trim());
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      css={wide}
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
