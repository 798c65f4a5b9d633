/**
 * Adds the styles of a part of the page that is loaded on demand. A constructed stylesheet applies
 * before the part is drawn, and needs no source in the policy of the page. A browser without such
 * stylesheets, as Safari before 16.4, loads the file with the same text. Both follow the page's own.
 */
export function addStyles(styles: string, fileUrl: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fileUrl;
    document.head.append(link);
  }
}
