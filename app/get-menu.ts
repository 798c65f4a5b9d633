import { cache } from 'react';
import { getSite } from '@/lib/site';

/** The metadata and the page of one rendering share one answer. */
export const getMenu = cache((restaurantId: string) => getSite().menus.get(restaurantId));

export const getMenuAtTable = cache((restaurantId: string, tableId: string) =>
  getSite().menus.getAtTable({ restaurantId, tableId }),
);
