/**
 * The result of one check. `sentence` continues "The provider …", or has a subject of its own: the
 * site, or a part of the answer.
 */
export type Finding = { readonly isKept: boolean; readonly sentence: string };

export const kept = (sentence: string): Finding => ({ isKept: true, sentence });

export const broken = (sentence: string): Finding => ({ isKept: false, sentence });
