import type { KeyboardEvent } from 'react';

const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the focus between elements with the arrow keys, Home and End.
 * @param items a selector of the elements, inside the element that received the key event
 * @param direction `either` for elements that are beside or below one another, depending on the width
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { items, direction = 'across' }: { items: string; direction?: 'across' | 'either' },
): void {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
  const at = elements.findIndex((element) => element.matches(':focus'));
  const step = ACROSS[event.key] ?? (direction === 'either' ? DOWN[event.key] : undefined);
  const target = step === undefined ? { Home: 0, End: -1 }[event.key] : at + step;
  if (target === undefined) return;
  event.preventDefault();
  elements.at(target % elements.length)?.focus();
}
