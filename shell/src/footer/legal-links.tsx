import { LEGAL } from '@shop/contracts/legal';
import { css, Say, theme } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';

const LegalDialog = lazy(() => import(/* webpackChunkName: "legal" */ './legal-dialog.tsx'));

const plain = css({
  minHeight: 44,
  // A label of two lines stands as far from the next one as the others.
  padding: '0.5rem 0',
  border: 0,
  background: 'none',
  color: theme.color.onDarkSoft,
  textAlign: 'left',
  cursor: 'pointer',
  [theme.media.hover]: { '&:hover': { color: theme.color.amberOnDark } },
});

/** The four legal labels; each opens its text in a window. */
export const LegalLinks = () => {
  const [shown, setShown] = useState<string | null>(null);
  const entry = LEGAL.find(({ label }) => label === shown);
  return (
    <>
      <ul>
        {LEGAL.map(({ label }) => (
          <li key={label}>
            <button type="button" aria-haspopup="dialog" css={plain} onClick={() => setShown(label)}>
              <Say>{label}</Say>
            </button>
          </li>
        ))}
      </ul>
      {entry && (
        <Suspense fallback={null}>
          <LegalDialog entry={entry} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
};
