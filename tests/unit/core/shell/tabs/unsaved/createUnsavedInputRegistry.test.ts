import { describe, expect, it, vi } from 'vitest';
import { createUnsavedInputRegistry } from '../../../../../../src/core/shell/tabs/unsaved/createUnsavedInputRegistry';

const pathsOf = (input: ReturnType<typeof createUnsavedInputRegistry>) => [...input.paths()];

describe('the registry of unsaved input', () => {
  it('reports a page while one of its inputs has unsaved content', () => {
    const input = createUnsavedInputRegistry();
    input.register('/a', 'one');
    input.register('/a', 'two');
    input.unregister('/a', 'one');
    expect(pathsOf(input)).toEqual(['/a']);
    input.unregister('/a', 'two');
    expect(pathsOf(input)).toEqual([]);
  });

  it('notifies its listeners only when the pages change', () => {
    const input = createUnsavedInputRegistry();
    const listener = vi.fn();
    input.subscribe(listener);
    input.register('/a', 'one');
    input.register('/a', 'two');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(input.paths()).toBe(input.paths());
  });

  it('forgets removed inputs when their page becomes visible again', () => {
    const input = createUnsavedInputRegistry();
    input.register('/a', 'stays');
    input.register('/b', 'goes');
    for (const path of ['/a', '/b']) input.beginRegistration(path);
    input.register('/a', 'stays');
    for (const path of ['/a', '/b']) input.endRegistration(path);
    expect(pathsOf(input)).toEqual(['/a']);
  });

  it('forgets a page that is remounted, and all that are no longer kept', () => {
    const input = createUnsavedInputRegistry();
    for (const path of ['/a', '/b', '/c']) input.register(path, 'one');
    input.removePage('/a');
    expect(pathsOf(input)).toEqual(['/b', '/c']);
    input.retainPages(['/c']);
    expect(pathsOf(input)).toEqual(['/c']);
  });
});
