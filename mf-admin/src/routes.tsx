import { page } from '@shop/app-kit';
import type { RouteObject } from 'react-router-dom';
import { Guard } from './auth/guard.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { Room } from './layout/room.tsx';

const Login = page(() =>
  import(/* webpackChunkName: "p-login" */ './auth/login.page.tsx').then((m) => m.LoginPage),
);
const LoginLink = page(() =>
  import(/* webpackChunkName: "p-login-link" */ './auth/login-link.page.tsx').then((m) => m.LoginLinkPage),
);
const Dashboard = page(() =>
  import(/* webpackChunkName: "p-dashboard" */ './dashboard/dashboard.page.tsx').then((m) => m.DashboardPage),
);
const Orders = page(() =>
  import(/* webpackChunkName: "p-orders" */ './orders/orders.page.tsx').then((m) => m.OrdersPage),
);
const Products = page(() =>
  import(/* webpackChunkName: "p-products" */ './products/products.page.tsx').then((m) => m.ProductsPage),
);
const Flowers = page(() =>
  import(/* webpackChunkName: "p-flowers" */ './flowers/flowers.page.tsx').then((m) => m.FlowersPage),
);
const Content = page(() =>
  import(/* webpackChunkName: "p-content" */ './content/content.page.tsx').then((m) => m.ContentPage),
);
const ContentList = page(() =>
  import(/* webpackChunkName: "p-content-list" */ './content/content-list.page.tsx').then(
    (m) => m.ContentListPage,
  ),
);
const Messages = page(() =>
  import(/* webpackChunkName: "p-messages" */ './messages/messages.page.tsx').then((m) => m.MessagesPage),
);
const Mails = page(() =>
  import(/* webpackChunkName: "p-mails" */ './mails/mails.page.tsx').then((m) => m.MailsPage),
);
const Lots = page(() =>
  import(/* webpackChunkName: "p-lots" */ './lots/lots.page.tsx').then((m) => m.LotsPage),
);
const Reviews = page(() =>
  import(/* webpackChunkName: "p-reviews" */ './reviews/reviews.page.tsx').then((m) => m.ReviewsPage),
);
const Discounts = page(() =>
  import(/* webpackChunkName: "p-discounts" */ './discounts/discounts.page.tsx').then((m) => m.DiscountsPage),
);
const Customers = page(() =>
  import(/* webpackChunkName: "p-customers" */ './customers/customers.page.tsx').then((m) => m.CustomersPage),
);
const Texts = page(() =>
  import(/* webpackChunkName: "p-texts" */ './texts/texts.page.tsx').then((m) => m.TextsPage),
);
const Reports = page(() =>
  import(/* webpackChunkName: "p-reports" */ './reports/reports.page.tsx').then((m) => m.ReportsPage),
);
const Settings = page(() =>
  import(/* webpackChunkName: "p-settings" */ './settings/settings.page.tsx').then((m) => m.SettingsPage),
);
const Team = page(() =>
  import(/* webpackChunkName: "p-team" */ './team/team.page.tsx').then((m) => m.TeamPage),
);
const Integrations = page(() =>
  import(/* webpackChunkName: "p-integrations" */ './integrations/integrations.page.tsx').then(
    (m) => m.IntegrationsPage,
  ),
);
const Activity = page(() =>
  import(/* webpackChunkName: "p-activity" */ './activity/activity.page.tsx').then((m) => m.ActivityPage),
);
const Access = page(() =>
  import(/* webpackChunkName: "p-access" */ './team/access.page.tsx').then((m) => m.AccessPage),
);
const Account = page(() =>
  import(/* webpackChunkName: "p-account" */ './account/account.page.tsx').then((m) => m.AccountPage),
);
const PackingSlip = page(() =>
  import(/* webpackChunkName: "p-packing-slip" */ './orders/packing-slip.page.tsx').then(
    (m) => m.PackingSlipPage,
  ),
);

const routes: RouteObject[] = [
  { path: '/admin/login', element: <Login /> },
  { path: '/admin/entrar', element: <LoginLink /> },
  { path: '/admin/acceso', element: <Access /> },
  // A sheet of paper: without the menu.
  {
    path: '/admin/packing-slip',
    element: (
      <Guard>
        <Room>
          <PackingSlip />
        </Room>
      </Guard>
    ),
  },
  {
    path: '/admin',
    element: (
      <Guard>
        <AdminLayout />
      </Guard>
    ),
    children: [
      { index: true, element: <Dashboard /> },
      { path: 'products', element: <Products /> },
      { path: 'orders', element: <Orders /> },
      { path: 'flowers', element: <Flowers /> },
      { path: 'messages', element: <Messages /> },
      { path: 'reviews', element: <Reviews /> },
      { path: 'customers', element: <Customers /> },
      { path: 'reports', element: <Reports /> },
      { path: 'mails', element: <Mails /> },
      { path: 'lots', element: <Lots /> },
      { path: 'discounts', element: <Discounts /> },
      { path: 'texts', element: <Texts /> },
      { path: 'settings', element: <Settings /> },
      { path: 'team', element: <Team /> },
      { path: 'integrations', element: <Integrations /> },
      { path: 'activity', element: <Activity /> },
      { path: 'account', element: <Account /> },
      { path: 'content', element: <Content /> },
      { path: 'content-list', element: <ContentList /> },
    ],
  },
];
export default routes;
