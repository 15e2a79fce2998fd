/** What scrolls an element: the nearest one around it that does, else the page. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}
