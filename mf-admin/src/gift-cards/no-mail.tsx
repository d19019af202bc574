import { Alert } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useGetReadinessQuery } from '../setup/setup.api.ts';

/** Assumed true until the answer is known, so that nobody is warned too early. */
export const useHasMail = (): boolean => useGetReadinessQuery().data?.sendsMail ?? true;

export const NoMail = () => (
  <Alert tone="warning" title="La tienda no puede enviar correos">
    El código no le llega a nadie por correo. Al guardar se muestra aquí una sola vez: cópialo y dáselo tú, o
    conecta antes tu correo en <Link to="/admin/settings#cobros-y-correo">Cobros y correo</Link>.
  </Alert>
);
