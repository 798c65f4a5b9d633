/**
 * Browsers load the scripts of a route whole. So the English menu, whose client components have
 * English texts, has a route of its own. Visitors never see its path (`lib/server/request-decision.ts`).
 */
export { default, generateMetadata } from '@/app/(menu)/restaurant/[restaurantId]/menu/page';
