/** As `ref` of an input: moves the focus there when it appears, also if it loads later than what surrounds it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
