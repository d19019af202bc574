import { dismissToast, TOAST_DURATION_MS, toasts, useAppDispatch, useAppSelector } from '@shop/app-kit';
import { Toasts } from '@shop/ui/toast';

const Toaster = () => {
  const dispatch = useAppDispatch();
  const all = useAppSelector(toasts.selectors.all);
  return (
    <Toasts toasts={all} durationMs={TOAST_DURATION_MS} onDismiss={(id) => dispatch(dismissToast(id))} />
  );
};

// React.lazy takes a default export.
export default Toaster;
