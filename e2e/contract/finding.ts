/**
 * The result of one check. `sentence` has no subject: it continues "The provider …", or it begins
 * with the part of the answer that it is about.
 */
export type Finding = { readonly isKept: boolean; readonly sentence: string };

export const kept = (sentence: string): Finding => ({ isKept: true, sentence });

export const broken = (sentence: string): Finding => ({ isKept: false, sentence });
