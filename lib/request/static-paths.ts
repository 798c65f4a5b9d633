import { routes } from '../routes.ts';

/** The public pages whose address is the same for everybody: no ids, nothing that has a case. */
export const STATIC_PATHS: readonly string[] = [
  routes.home(),
  routes.partner(),
  routes.qrChooser(),
  routes.restaurants(),
  routes.privacy(),
  routes.terms(),
  routes.coinsTerms(),
  routes.cookies(),
  routes.additionalAct(),
  routes.eula(),
  routes.accessibility(),
  routes.downloadApp(),
];
