/**
 * The id of the notice in a stored page. The anchors of a menu's categories are ids too. They have no
 * underscore, so they never equal an id of this file.
 */
export const OFFLINE_NOTICE_ID = 'copie_pastrata';

/** The id of the notice on a page with an old menu, when a refresh has brought no newer menu. */
export const OLD_MENU_NOTICE_ID = 'meniu_vechi';
