import { formatPageViewUrl } from './page-view.ts';

it('the address that reports a page view has the pixel id, the event and the path without ids', () => {
  expect(formatPageViewUrl('1234567890', '/restaurant/[restaurantId]/menu')).toBe(
    'https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl=%2Frestaurant%2F%5BrestaurantId%5D%2Fmenu',
  );
});
