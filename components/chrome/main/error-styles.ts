/**
 * The styles of the error pages. The documents import them, because in development the framework
 * preloads the style sheets that only an error page needs, and Chromium warns that they are not
 * used. The build puts them into the style sheet of every page either way.
 */
import '@/components/ui/button.module.scss';
import './notice-frame.module.scss';
