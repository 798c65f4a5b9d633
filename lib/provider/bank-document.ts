import { html, Parser } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, Token } from 'parse5';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';

/**
 * Why the site refuses the provider's HTML of a payment form. These texts are logged, so they quote
 * nothing from the HTML, which may contain personal data.
 */
export type FormRefusal =
  | 'no form'
  /** More than one form, beside or inside each other. */
  | 'several forms'
  | 'too many elements'
  /**
   * The action is missing, malformed, relative or too long, contains a user name or a password, or
   * is refused by `isAsSafeAsSite`.
   */
  | 'action'
  /** The origin of the action is not one of the allowed origins. */
  | 'foreign action'
  /** The method is `dialog`. */
  | 'method'
  /** A submit button with an action of its own that is refused. */
  | 'control with an action'
  /** No script submits the form, and only the diner could choose which button does. */
  | 'several buttons'
  | 'file'
  /**
   * A radio button, a range, a select or an address field with `multiple`, a text area with hard
   * line breaks, or a control that also submits the direction of its text.
   */
  | 'control'
  /** A field name with a control character, or `_charset_` for a field that is not hidden. */
  | 'name'
  | 'no fields'
  | 'too many fields'
  /** The name or the value of a field. The options of a select are not checked. */
  | 'too long';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Limits the parser's work. The provider's answer has at most 64 KB, but the parser can make
 * millions of elements from its HTML: if a paragraph leaves tags such as `<b>` open, the parser
 * adds elements of these names to later paragraphs.
 */
export const MAX_ELEMENTS = 2_000;

class TooManyElements extends Error {}

/** Records what the parsed tree does not show. */
class RecordingParser extends Parser<DefaultTreeAdapterMap> {
  /** The number of start tags `<form>`. The tree keeps only the outer one of two nested forms. */
  formTags = 0;
  /**
   * Elements parsed while the form was open. The tree may place such an element outside the form,
   * for example in a malformed table.
   */
  readonly owned = new Set<Element>();
  private elementCount = 0;

  override onStartTag(token: Token.TagToken): void {
    if (token.tagName === 'form') this.formTags += 1;
    super.onStartTag(token);
  }

  override _attachElementToTree(
    ...[element, ...where]: Parameters<Parser<DefaultTreeAdapterMap>['_attachElementToTree']>
  ): void {
    this.elementCount += 1;
    if (this.elementCount > MAX_ELEMENTS) throw new TooManyElements();
    if (this.formElement !== null) this.owned.add(element);
    super._attachElementToTree(element, ...where);
  }
}

export type FormDocument = {
  readonly form: Element;
  /** In document order, without the contents of templates. */
  readonly elements: readonly Element[];
  /**
   * Whether a control belongs to the form. The control's attribute `form` decides, or its position
   * if it has no such attribute.
   */
  readonly isOwned: (control: Element) => boolean;
};

/**
 * Parses a document, and refuses it unless it has exactly one form. No script is run and no address
 * is loaded: `scriptingEnabled` only makes the parser read the contents of `<noscript>` as text.
 */
export function readDocument(text: string): Result<FormDocument, FormRefusal> {
  const parser = new RecordingParser({ scriptingEnabled: true });
  try {
    parser.tokenizer.write(text, true);
  } catch (error) {
    if (error instanceof TooManyElements) return failed('too many elements');
    throw error;
  }
  const elements = listElements(parser.document);
  const [form, ...more] = elements.filter(isTag('form'));
  if (form === undefined) return failed('no form');
  if (more.length > 0 || parser.formTags > 1) return failed('several forms');

  const id = getAttribute(form, 'id') ?? '';
  // Of several elements with the same id, the attribute `form` means the first one.
  const hasId = id !== '' && elements.find((one) => getAttribute(one, 'id') === id) === form;
  const isOwned = (control: Element): boolean => {
    const formId = getAttribute(control, 'form');
    if (formId !== undefined) return hasId && formId === id;
    return parser.owned.has(control) || listAncestors(control).includes(form);
  };
  return success({ form, elements, isOwned });
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasAttribute(element: Element, name: string): boolean {
  return getAttribute(element, name) !== undefined;
}

/** Matches HTML elements only, because SVG and MathML may have elements of the same names. */
export function isTag(...names: readonly string[]): (element: Element) => boolean {
  return ({ tagName, namespaceURI }) => namespaceURI === html.NS.HTML && names.includes(tagName);
}

/** The descendants in document order, without the contents of templates. */
export function listElements(root: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return listNodes(root).filter((node) => 'tagName' in node);
}

/** The ancestors, nearest first. */
export function listAncestors(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentNode; at !== null && 'tagName' in at; at = at.parentNode) {
    found.push(at);
  }
  return found;
}

/**
 * The text on one line, without the text of selects, text areas, styles, scripts and `<noscript>`
 * in `root`.
 */
export function readText(root: Element): string {
  return listNodes(root, isTag('select', 'noscript', 'script', 'style', 'textarea'))
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of an element with all its blanks, without that of scripts, as a browser submits it. */
export function readWrittenText(root: Element): string {
  return listNodes(root, isTag('script'))
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''))
    .join('');
}

/**
 * The descendants in document order, without the skipped elements and their descendants. Iterative,
 * so that deep nesting cannot overflow the call stack.
 */
function listNodes(
  root: DefaultTreeAdapterTypes.ParentNode,
  isSkipped: (element: Element) => boolean = () => false,
): readonly Node[] {
  const found: Node[] = [];
  const waiting: Node[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node && isSkipped(node)) continue;
    found.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return found;
}
