/** Returns the nearest scrolling ancestor of an element, else the page. */
export function findScrollContainer(element: HTMLElement): HTMLElement {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return document.documentElement;
}
