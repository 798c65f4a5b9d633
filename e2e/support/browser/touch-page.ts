import type { Page } from '@playwright/test';
import { FRAMEWORK_FREE_SCRIPT } from './inspect-document.ts';

/**
 * Replaces each text by elements with a copy of the text, as the translators of Chrome and Edge do.
 * Leaves out what these translators leave out. Begins when the framework, if the page has it, has
 * hydrated the page, and later does the same to each text that the page adds or changes.
 */
const TRANSLATOR = `addEventListener('load', () => {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate=no]';
  const translate = (node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(translate);
    if (node.data.trim() === '' || !node.parentElement || node.parentElement.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = node.data;
    node.replaceWith(outer);
  };
  const begin = () => {
    // The framework writes into the history entry when it has hydrated the page.
    const isFrameworkFree = document.querySelector('${FRAMEWORK_FREE_SCRIPT}') !== null;
    if (!isFrameworkFree && !history.state?.__NA) return setTimeout(begin, 20);
    translate(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        else addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  begin();
});`;

/** Makes a link of each number before hydration, like iOS without the tag `format-detection`. */
const NUMBER_LINKER = `{
  const number = /\\+?\\d[\\d\\s.:/-]{2,}\\d/;
  const skipped = 'a, button, head, noscript, option, script, style, svg, textarea';
  const link = (node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(link);
    const found = number.exec(node.data);
    if (found === null || !node.parentElement || node.parentElement.closest(skipped)) return;
    const text = node.splitText(found.index);
    text.splitText(found[0].length);
    const added = document.createElement('a');
    added.href = 'tel:' + found[0].replace(/\\D/g, '');
    text.replaceWith(added);
    added.append(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(link);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}`;

/**
 * Adds attributes and elements before hydration, as password managers and grammar checkers do. A form
 * gets its element when it is complete: React leaves alone only what follows the form's own children.
 */
const EXTENSION = `{
  const seen = new Set();
  const once = (element, change) => {
    if (element === null || seen.has(element)) return;
    seen.add(element);
    change(element);
  };
  const isComplete = (element) =>
    element !== null && (element.nextSibling !== null || isComplete(element.parentElement));
  const observer = new MutationObserver(() => {
    once(document.documentElement, (root) => {
      root.setAttribute('data-extension', '');
      root.classList.add('extension');
    });
    once(document.body, (body) => {
      body.setAttribute('cz-shortcut-listen', 'true');
      body.prepend(document.createElement('extension-root'));
    });
    [...document.querySelectorAll('form')].filter(isComplete).forEach((form) =>
      once(form, () => form.append(document.createElement('extension-icon'))));
    document.querySelectorAll('input').forEach((input) =>
      once(input, () => input.setAttribute('data-extension-id', '1')));
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    document.body.append(document.createElement('extension-end'));
  });
}`;

const SCRIPTS = {
  translator: TRANSLATOR,
  'number linker': NUMBER_LINKER,
  extension: EXTENSION,
} as const;

/** Changes elements of the pages that `page` opens, as an extension does. Call before `goto`. */
export async function letTouch(page: Page, by: keyof typeof SCRIPTS): Promise<void> {
  await page.addInitScript({ content: SCRIPTS[by] });
}

/** Waits until the translator has replaced the texts of the page. */
export async function waitForTranslation(page: Page): Promise<void> {
  await page.locator('html.translated-ltr').waitFor();
}
