/** The used parts of the router: shared modules are not tree-shaken, so the list is short. */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { Location, NavigateFunction, RouteObject, To } from 'react-router';
export { Link, NavLink } from './link.tsx';
