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

/** The ways on are drawn here, where they come with the first toast and weigh nothing before. */
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
          {/* A document of its own: only there the payment provider's script is allowed to run. Who comes by keyboard starts at its main part. */}
          <a href="/checkout#contenido">
            <Say>Pagar</Say>
          </a>
        </ToastAction>
      </>
    )
  );
};
