/**
 * The documents import the styles of the error pages. Otherwise, in development, Next preloads
 * these styles and Chromium warns that they are unused.
 */
import '@/components/ui/button.module.scss';
import './notice-frame.module.scss';
