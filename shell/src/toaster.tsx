import {
  dismissToast,
  TOAST_DURATION_MS,
  toasts,
  useAppDispatch,
  useAppSelector,
  type Toast,
} from '@shop/app-kit';
import { ToastAction, Toasts } from '@shop/ui/toast';
import { Link } from 'react-router-dom';
import { Say } from '@shop/ui';

export const Toaster = () => {
  const dispatch = useAppDispatch();
  const all = useAppSelector(toasts.selectors.all);
  return (
    <Toasts
      toasts={all.map((toast) => ({ ...toast, actions: actionsOf(toast) }))}
      durationMs={TOAST_DURATION_MS}
      onDismiss={(id) => dispatch(dismissToast(id))}
    />
  );
};

/** Toast actions are rendered here, so that they load only with the first toast. */
const actionsOf = ({ action, toCart }: Toast) => {
  if (action)
    return (
      <ToastAction label={action.label}>
        <button type="button" onClick={action.run}>
          <Say>{action.label}</Say>
        </button>
      </ToastAction>
    );
  return (
    toCart && (
      <>
        <ToastAction label="Ver carrito">
          <Link to="/cart">
            <Say>Ver carrito</Say>
          </Link>
        </ToastAction>
        <ToastAction label="Pagar" variant="primary">
          {/* A new document: only there the payment provider's script may run. The keyboard starts at its main part. */}
          <a href="/checkout#contenido">
            <Say>Pagar</Say>
          </a>
        </ToastAction>
      </>
    )
  );
};
