import type { ComponentChild, ComponentType, VNode } from 'preact';
import { Fragment, jsx as createElement } from 'preact/jsx-runtime';

type Props = { readonly children?: ComponentChild };

/**
 * Creates the elements of what the page's scripts draw. Preact would change the text node of an
 * element's only text, which a browser's translator may have replaced; React sets the text of the
 * element. So does this function.
 */
export function jsx(type: string | ComponentType<Props>, props: Props, key?: string): VNode {
  const { children, ...rest } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  if (typeof type !== 'string') return createElement(type, props, key);
  if (!isText) return createElement(type, props, key);
  const element = createElement(type, rest, key);
  // Afterwards, because preact/compat takes the name for one of SVG and changes it.
  Object.assign(element.props, { textContent: String(children) });
  return element;
}

export { Fragment, createElement as jsxs };
