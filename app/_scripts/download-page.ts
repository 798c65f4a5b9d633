import { startPage } from '@/components/chrome/start-page';
import { redirectToStore } from '@/components/marketing/redirect-to-store';

/** The script of the download page. */
void startPage([redirectToStore]);
