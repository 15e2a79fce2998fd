/**
 * Replaces jsdom's `labels` of inputs and buttons with a faster version. jsdom scans the whole document for each label. In a
 * test with a large form, this took a fourth of the time. Import for its side effect.
 */
const labelableClasses = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement];

for (const { prototype } of labelableClasses) {
  const originalGetter = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
  if (!originalGetter) continue;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return quickLabels(this) ?? originalGetter.call(this);
    },
  });
}

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/** Returns the labels of an element by its id, or the surrounding one; `undefined` if the original lookup is needed. */
function quickLabels(element: HTMLElement): HTMLLabelElement[] | undefined {
  const { id, ownerDocument } = element;
  if (!element.matches(LABELABLE) || !ownerDocument.contains(element)) return undefined;
  const wrappingLabel = element.closest('label');
  const isWrapped =
    wrappingLabel && !wrappingLabel.hasAttribute('for') && wrappingLabel.querySelector(LABELABLE) === element;
  // With a duplicate id, labels refer to the first element.
  if (id !== '' && ownerDocument.getElementById(id) !== element) return undefined;
  const labelsForId = id === '' ? [] : labelsFor(id, ownerDocument);
  if (!isWrapped) return labelsForId;
  return labelsForId.length === 0 ? [wrappingLabel] : undefined;
}

// From the prototype, because a property of the collection itself is first looked up among names and ids.
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
