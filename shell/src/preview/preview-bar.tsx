import { css, theme } from '@shop/ui';

const { color, size, space } = theme;
const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 60,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  padding: `${space(1)} ${space(4)}`,
  background: color.amber,
  color: color.onAmber,
  fontSize: size.sm,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 650 },
});

/** Shows that shoppers do not see this version of the page. */
export const PreviewBar = ({ isAdmin }: { isAdmin: boolean }) => (
  <aside aria-label="Vista previa" css={bar}>
    <meta name="robots" content="noindex" />
    {isAdmin ? (
      <>
        <span>Vista previa: así se verán tus borradores.</span>
        <a href={location.pathname}>Ver lo publicado</a>
      </>
    ) : (
      <>
        <span>Los borradores sólo se ven con la sesión de administración.</span>
        <a href="/admin/login">Iniciar sesión</a>
      </>
    )}
  </aside>
);
