/**
 * Finds the route ('GET /api/orders/{orderId}') of a request. As in Express, a slash at the end and the case
 * make no difference, and HEAD counts as GET; a route without parameters precedes one that has them.
 */
export function createRouteMatcher<Route extends string>(routes: readonly Route[]) {
  const known = routes.map((route) => {
    const [method = '', template = ''] = route.split(' ');
    const path = new RegExp(
      `^${template.replace(/\.|\{\w+\}/g, (part) => PATTERNS[part] ?? '[^/]+')}/?$`,
      'i',
    );
    return { route, method, path, parameters: template.split('{').length };
  });
  known.sort((one, other) => one.parameters - other.parameters);
  return (method: string, path: string): Route | undefined => {
    const verb = method === 'HEAD' ? 'GET' : method;
    return known.find((one) => one.method === verb && one.path.test(path))?.route;
  };
}
const PATTERNS: Record<string, string> = { '.': '\\.' };
