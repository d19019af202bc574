import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router';

const isPlainPress = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  /** Loads the page as a new document, which gets its own Content-Security-Policy. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** The router's Link without its framework mode (prefetching, forms …), which saves 2.2 kB (decision 0003). */
export const Link = ({ to, replace, state, reloadDocument = false, onClick, target, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainPress(event, target)) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    const here = href === location.pathname + location.search + location.hash;
    void navigate(to, { replace: replace ?? here, state });
  };
  return <a {...rest} href={href} target={target} onClick={press} />;
};

const isAt = (pathname: string, target: string, end: boolean) =>
  pathname === target || (!end && pathname.startsWith(target === '/' ? target : `${target}/`));

type NavLinkProps = LinkProps & { end?: boolean };

/** A Link that marks the current page: `aria-current="page"` and the class `active`. */
export const NavLink = ({ end = false, className = '', ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const active = isAt(pathname, useResolvedPath(rest.to).pathname, end);
  return (
    <Link
      {...rest}
      className={active ? `${className} active` : className}
      aria-current={active ? 'page' : undefined}
    />
  );
};
