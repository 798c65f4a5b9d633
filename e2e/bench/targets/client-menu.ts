import type ReactModule from 'react';
import type ReactDomModule from 'react-dom/client';
import type { MenuWire } from '../../../lib/provider/contract/wire.ts';

type Pictures = { readonly widths: readonly number[]; readonly quality: number };

/**
 * Runs in a browser: loads the provider's menu and renders it. `client-page.ts` copies only the
 * source text of this function into the page's script. So the function must not use a value that
 * this module imports or declares outside the function.
 */
export function renderMenu(
  React: typeof ReactModule,
  { createRoot }: typeof ReactDomModule,
  { widths, quality }: Pictures,
): void {
  const h = React.createElement;
  const addressOf = (picture: string, width = 0): string =>
    `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${quality}`;
  const image = (picture: string, sizes: string, loading: 'eager' | 'lazy'): ReturnType<typeof h> =>
    h('img', {
      alt: '',
      loading,
      sizes,
      srcSet: widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(', '),
      src: addressOf(picture, widths[0]),
    });

  const Menu = (): ReturnType<typeof h> => {
    const [menu, setMenu] = React.useState<MenuWire>();
    React.useEffect(() => {
      void fetch('/menu.json')
        .then((answer) => answer.json())
        .then(setMenu);
    }, []);
    if (menu === undefined) return h('p', null, 'Se încarcă…');
    return h(
      React.Fragment,
      null,
      h(
        'header',
        null,
        menu.restaurantImage && image(menu.restaurantImage, '100vw', 'eager'),
        h('h1', null, menu.restaurantName),
      ),
      ...menu.categories.map((category, index) =>
        h(
          'section',
          { key: index },
          h('h2', null, category.name),
          category.flavours.map((product, position) =>
            h(
              'article',
              { key: position },
              product.image && image(product.image, '96px', 'lazy'),
              h(
                'div',
                null,
                h('h3', null, product.name),
                h('p', null, product.description),
                h('p', null, `${product.price} RON`),
              ),
            ),
          ),
        ),
      ),
    );
  };
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(h(Menu));
}
