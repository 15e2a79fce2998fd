/** Register of pages with unsaved input, as reported by the pages. */
export interface UnsavedInput {
  /** Paths of the pages with unsaved input; a stable set until it changes. */
  paths: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** Registers unsaved input of a page. */
  hold: (path: string, id: string) => void;
  release: (path: string, id: string) => void;
  /** Called when the page is becoming visible again: each of its inputs registers again … */
  begin: (path: string) => void;
  /** … and those that have not registered by now are removed. */
  settle: (path: string) => void;
  /** Called when the page is remounted. */
  drop: (path: string) => void;
  /** Removes all other pages. */
  retain: (paths: readonly string[]) => void;
}

/** Creates an empty register of unsaved input. */
export function createUnsavedInput(): UnsavedInput {
  // By path and input; the value is whether the input has registered since the page became visible.
  const holds = new Map<string, Map<string, boolean>>();
  const listeners = new Set<() => void>();
  let paths: ReadonlySet<string> = new Set();

  const update = () => {
    const next = [...holds].filter(([, inputs]) => inputs.size > 0).map(([path]) => path);
    if (next.length === paths.size && next.every((path) => paths.has(path))) return;
    paths = new Set(next);
    for (const listener of [...listeners]) listener();
  };
  const inputsOf = (path: string) => holds.get(path) ?? new Map<string, boolean>();
  return {
    paths: () => paths,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold: (path, id) => {
      holds.set(path, inputsOf(path).set(id, true));
      update();
    },
    release: (path, id) => {
      inputsOf(path).delete(id);
      update();
    },
    begin: (path) => {
      for (const id of inputsOf(path).keys()) inputsOf(path).set(id, false);
    },
    settle: (path) => {
      for (const [id, hasTold] of [...inputsOf(path)]) if (!hasTold) inputsOf(path).delete(id);
      update();
    },
    drop: (path) => {
      holds.delete(path);
      update();
    },
    retain: (kept) => {
      for (const path of [...holds.keys()]) if (!kept.includes(path)) holds.delete(path);
      update();
    },
  };
}
