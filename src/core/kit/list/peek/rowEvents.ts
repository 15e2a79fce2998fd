import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** What a click in a row is meant for, instead of the row. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="checkbox"]';

/** Returns the id of the clicked record; `undefined` if something within the row was clicked, or text was selected. */
export function clickedRecord(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  if (window.getSelection()?.toString()) return undefined;
  return recordOf(event, target);
}

/** Returns the id of the record on whose link Space was pressed, which opens the panel as a click on the row does. */
export function recordOfSpace(event: KeyboardEvent): string | undefined {
  const { target, key } = event;
  return key === ' ' && target instanceof Element && target.matches('a.kit-link') ? recordOf(event, target) : undefined;
}

/** A dialog of a row's button is in the row only for React. */
function recordOf({ currentTarget }: SyntheticEvent, target: Element): string | undefined {
  const row = target.closest<HTMLElement>('tr[data-record]');
  return row && currentTarget.contains(row) ? row.dataset.record : undefined;
}
