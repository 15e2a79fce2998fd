import { describe, expect, it, vi } from 'vitest';
import { createUnsavedInput } from '../../../../../src/core/shell/tabs/createUnsavedInput';

const pathsOf = (input: ReturnType<typeof createUnsavedInput>) => [...input.paths()];

describe('the registry of unsaved input', () => {
  it('reports a page while one of its inputs has unsaved content', () => {
    const input = createUnsavedInput();
    input.hold('/a', 'one');
    input.hold('/a', 'two');
    input.release('/a', 'one');
    expect(pathsOf(input)).toEqual(['/a']);
    input.release('/a', 'two');
    expect(pathsOf(input)).toEqual([]);
  });

  it('notifies its listeners only when the pages change', () => {
    const input = createUnsavedInput();
    const listener = vi.fn();
    input.subscribe(listener);
    input.hold('/a', 'one');
    input.hold('/a', 'two');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(input.paths()).toBe(input.paths());
  });

  it('forgets removed inputs when their page becomes visible again', () => {
    const input = createUnsavedInput();
    input.hold('/a', 'stays');
    input.hold('/b', 'goes');
    for (const path of ['/a', '/b']) input.begin(path);
    input.hold('/a', 'stays');
    for (const path of ['/a', '/b']) input.settle(path);
    expect(pathsOf(input)).toEqual(['/a']);
  });

  it('forgets a page that is remounted, and all that are no longer kept', () => {
    const input = createUnsavedInput();
    for (const path of ['/a', '/b', '/c']) input.hold(path, 'one');
    input.drop('/a');
    expect(pathsOf(input)).toEqual(['/b', '/c']);
    input.retain(['/c']);
    expect(pathsOf(input)).toEqual(['/c']);
  });
});
