import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@shop/http/answer';
import type { Metrics } from '@shop/service-kit/metrics';
import { serviceOf, type ServiceName } from '../routing-table.ts';
import { answerFailure } from './failure.ts';
import type { Upstream } from './upstream.ts';

/** Refuses requests above a service's limit before any costly work; false when the service has room. */
export function createCrowdRefusal(services: Partial<Record<ServiceName, Upstream>>, metrics: Metrics) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = pathOf(req.url ?? '');
    const name = serviceOf(path);
    if (!name || !services[name]?.isCrowded(path)) return false;
    metrics.time(res, 'refused');
    answerFailure(res, { busy: true });
    return true;
  };
}
