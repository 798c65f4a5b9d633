/**
 * `isPassed` is false for a breach of the contract. A `sentence` without a subject is about the
 * provider or its answer ("answers 200 …"), or about what the title of the `Step` names ("is shown
 * by the site").
 */
export type Finding = { readonly isPassed: boolean; readonly sentence: string };

export const passed = (sentence: string): Finding => ({ isPassed: true, sentence });

export const broken = (sentence: string): Finding => ({ isPassed: false, sentence });
