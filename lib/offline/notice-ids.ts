/**
 * The id of the notice in a kept page. Anchors of categories have no underscore, so none can equal
 * an id of this file.
 */
export const OFFLINE_NOTICE_ID = 'copie_pastrata';

/** The id of the notice on an older menu, while the provider fails. */
export const OLD_MENU_NOTICE_ID = 'meniu_vechi';
