import { formatPageViewUrl } from './page-view.ts';

it('a page view is one address with the pixel, the event and the kind of page', () => {
  expect(formatPageViewUrl('1234567890', '/restaurant/[restaurantId]/menu')).toBe(
    'https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl=%2Frestaurant%2F%5BrestaurantId%5D%2Fmenu',
  );
});
