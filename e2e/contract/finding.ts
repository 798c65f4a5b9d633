/** The result of one check. `sentence` continues "The provider …" or names a part of its answer. */
export type Finding = { readonly isKept: boolean; readonly sentence: string };

export const kept = (sentence: string): Finding => ({ isKept: true, sentence });

export const broken = (sentence: string): Finding => ({ isKept: false, sentence });
