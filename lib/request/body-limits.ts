import { findRequestedRow } from '../addresses/find-requested-row.ts';
import { API_PREFIX } from '../addresses/list-prefixes.ts';
import { reportRoutes } from '../addresses/report-routes.ts';

/** The largest bodies that the site reads, in bytes. A route may have a smaller limit of its own. */
export const bodyLimits = {
  /** Only this limits the length of a new password (requirement A-6). */
  apiCall: 4_096,
  bankReturn: 16_384,
  /** Each report of a violation repeats the whole policy. */
  violations: 65_536,
} as const;

/** Zero for a request whose body no route reads. `path` is the path of the request, without query. */
export function findBodyLimit(method: string, path: string): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  if (path === reportRoutes.violations) return bodyLimits.violations;
  if (path.startsWith(`${API_PREFIX}/`)) return bodyLimits.apiCall;
  const acceptsPost = method === 'POST' && findRequestedRow(path)?.acceptsPost === true;
  return acceptsPost ? bodyLimits.bankReturn : 0;
}
