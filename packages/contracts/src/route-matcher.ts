/**
 * Finds which of these routes ('GET /api/orders/{orderId}') a request is for. Express takes a slash at the end and any
 * case for the same address, and HEAD for GET; a route without parameters comes before one that has them.
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
