import { createRequire } from 'node:module';
import { afterEach, expect, it } from 'vitest';

/** A separate window without the speed-up; jsdom has no types. */
const { JSDOM }: { JSDOM: new (page: string) => { window: Window } } = createRequire(import.meta.url)('jsdom');

const PAGE = `
  <label for="a">first</label><label for="a">second</label><input id="a"><input id="a" class="same id">
  <label class="around">around <input class="inside"><input class="second inside"></label>
  <label for="b">named</label><label>both <button id="b"></button></label>
  <label for="a">elsewhere <textarea></textarea></label>
  <label for="">empty <select></select></label>
  <label for="h">hidden</label><input id="h" type="hidden"><button></button><input>
`;

/** Returns the texts of the labels of each input and button. */
function labelsIn(root: ParentNode): (string[] | null)[] {
  const all = root.querySelectorAll<HTMLInputElement>('input, button, textarea, select');
  return [...all].map(({ labels }) => labels && [...labels].map(({ textContent }) => textContent.trim()));
}

afterEach(() => document.body.replaceChildren());

it('quickLabels returns the labels of inputs and buttons as jsdom does', () => {
  document.body.innerHTML = PAGE;
  const own = labelsIn(new JSDOM(PAGE).window.document);
  expect(own[0]).toEqual(['first', 'second', 'elsewhere']);
  expect(labelsIn(document)).toEqual(own);
});

it('quickLabels returns the labels of detached elements as jsdom does', () => {
  const parts = document.createElement('div');
  parts.innerHTML = PAGE;
  expect(labelsIn(parts)).toEqual(labelsIn(new JSDOM(PAGE).window.document));
});
