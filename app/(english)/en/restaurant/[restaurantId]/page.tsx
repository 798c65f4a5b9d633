/** The English page, like the English menu (`menu/page.tsx`). */
export { default, generateMetadata } from '@/app/(site)/restaurant/[restaurantId]/page';
