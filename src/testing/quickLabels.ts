/**
 * Answers the `labels` of inputs and buttons as jsdom does, which goes through the whole document for each label in it, each
 * time: a fourth of what a test of a large form took. Loaded for its effect.
 */
const labelable = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement];

for (const { prototype } of labelable) {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
  if (!own) continue;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return quickLabels(this) ?? own.call(this);
    },
  });
}

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/** The labels of an element by its id, or the one around it; `undefined` where more has to be looked at. */
function quickLabels(element: HTMLElement): HTMLLabelElement[] | undefined {
  const { id, ownerDocument } = element;
  if (!element.matches(LABELABLE) || !ownerDocument.contains(element)) return undefined;
  const around = element.closest('label');
  const isIn = around && !around.hasAttribute('for') && around.querySelector(LABELABLE) === element;
  // Of two elements with one id, labels name the first.
  if (id !== '' && ownerDocument.getElementById(id) !== element) return undefined;
  const named = id === '' ? [] : labelsFor(id, ownerDocument);
  if (!isIn) return named;
  return named.length === 0 ? [around] : undefined;
}

// Of the prototype: what is asked of the collection itself is looked for among names and ids first.
const { item } = HTMLCollection.prototype;

function labelsFor(id: string, { body }: Document): HTMLLabelElement[] {
  const all = body.getElementsByTagName('label');
  const found: HTMLLabelElement[] = [];
  for (let at = 0; ; at += 1) {
    const label = item.call(all, at);
    if (!(label instanceof HTMLLabelElement)) return found;
    if (label.getAttribute('for') === id) found.push(label);
  }
}
