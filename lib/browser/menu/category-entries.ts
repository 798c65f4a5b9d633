/** A link of the category bar and the section that the link scrolls to. */
export type CategoryEntry = { readonly link: HTMLAnchorElement; readonly section: HTMLElement };

export function findCategoryEntries(bar: ParentNode): readonly CategoryEntry[] {
  return [...bar.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section === null ? [] : [{ link, section }];
  });
}
