import { startPage } from '@/components/chrome/start-page';
import { redirectToStore } from '@/components/marketing/store-redirect';

/** The script of the download page. */
void startPage([redirectToStore]);
