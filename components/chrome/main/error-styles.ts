// The documents import these styles, because in development Next preloads the styles that only an
// error page has, and Chromium warns that they are unused.

import '@/components/ui/button.module.scss';
import './notice-frame.module.scss';
