import { createContext } from 'react';
import type { ListSteps } from './use-list-steps.ts';

/** Undefined where there is no list, as in an embedded menu. */
export const WaiterListContext = createContext<ListSteps | undefined>(undefined);
