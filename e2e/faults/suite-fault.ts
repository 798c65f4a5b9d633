import { faultKinds } from '../sandbox/faults/fault.ts';

/** `none`, first, shows what the others are compared with. */
export const suiteFaults = ['none', ...faultKinds] as const;

export type SuiteFault = (typeof suiteFaults)[number];
