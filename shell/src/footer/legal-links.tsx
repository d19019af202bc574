import { latePart, Nothing, onDemand } from '@shop/app-kit';
import { LEGAL } from '@shop/contracts/legal';
import { css, Say, theme, useShop } from '@shop/ui';
import { useState } from 'react';

const LegalDialog = onDemand(() =>
  import(/* webpackChunkName: "legal" */ './legal-dialog.tsx').then((m) => m.LegalDialog),
);
/** Some blockers of advertisements refuse its script: then nothing is measured, and the page stays. */
const Cookies = latePart(() =>
  import(/* webpackChunkName: "measuring" */ '../measuring/cookies.tsx').then(
    (m) => m.Cookies,
    () => Nothing,
  ),
);

const plain = css({
  minHeight: 44,
  // A two-line label has the same distance to the next one as the others.
  padding: '0.5rem 0',
  border: 0,
  background: 'none',
  color: theme.color.onDarkSoft,
  textAlign: 'left',
  cursor: 'pointer',
  [theme.media.hover]: { '&:hover': { color: theme.color.amberOnDark } },
});

/** The four legal labels, which open their texts in a window; and the cookie choice, when a shop asks for it. */
export const LegalLinks = () => {
  const [shown, setShown] = useState<string | null>(null);
  const { measuring } = useShop();
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
        {measuring && (
          <li>
            <Cookies ids={measuring} look={plain} />
          </li>
        )}
      </ul>
      {entry && <LegalDialog entry={entry} onClose={() => setShown(null)} />}
    </>
  );
};
