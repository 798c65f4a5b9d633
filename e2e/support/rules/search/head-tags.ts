import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export const HEAD_TAGS = [
  'description',
  'robots',
  'canonical',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:image:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
  'apple-itunes-app',
  'al:ios:url',
  'al:ios:app_store_id',
  'al:ios:app_name',
  'al:android:url',
  'al:android:package',
  'al:android:app_name',
  'al:web:url',
  'al:web:should_fallback',
] as const;

export type HeadTag = (typeof HEAD_TAGS)[number];

export type Head = {
  readonly title: string;
  /** The values of a tag are in the order of the page. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
};

type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (parent: DefaultTreeAdapterTypes.ParentNode): readonly Element[] =>
  parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('')
    .trim();

/** Reads the head of a document as a browser without scripts does. */
export function readHead(html: string): Head {
  const [root] = childrenOf(parse(html, { scriptingEnabled: false }));
  const head = root && childrenOf(root).find(({ tagName }) => tagName === 'head');
  let title = '';
  const tags = new Map<string, readonly string[]>();
  for (const element of head ? childrenOf(head) : []) {
    if (element.tagName === 'title') title ||= textOf(element);
    const { name, property, rel, content, href } = Object.fromEntries(
      element.attrs.map((attribute) => [attribute.name, attribute.value]),
    );
    const canonical = rel === 'canonical' ? rel : undefined;
    const key = element.tagName === 'meta' ? (name ?? property) : canonical;
    if (key !== undefined) tags.set(key, [...(tags.get(key) ?? []), content ?? href ?? '']);
  }
  return { title, tags };
}
