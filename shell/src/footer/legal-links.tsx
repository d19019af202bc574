import { css, Say, theme } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';

const LegalDialog = lazy(() => import(/* webpackChunkName: "legal" */ './legal-dialog.tsx'));

/** Section of the content page 'legal' behind each label (SH15, H38). */
const LEGAL = [
  { section: 'terminos', label: 'Términos y Condiciones' },
  { section: 'privacidad', label: 'Política de Privacidad' },
  { section: 'envios', label: 'Política de Envíos' },
  { section: 'devoluciones', label: 'Devoluciones' },
];

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
  const entry = LEGAL.find(({ section }) => section === shown);
  return (
    <>
      <ul>
        {LEGAL.map(({ section, label }) => (
          <li key={section}>
            <button type="button" aria-haspopup="dialog" css={plain} onClick={() => setShown(section)}>
              <Say>{label}</Say>
            </button>
          </li>
        ))}
      </ul>
      {entry && (
        <Suspense fallback={null}>
          <LegalDialog section={entry.section} title={entry.label} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
};
