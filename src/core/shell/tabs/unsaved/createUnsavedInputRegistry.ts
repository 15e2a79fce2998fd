/** Register of pages with unsaved input, as reported by the pages. */
export interface UnsavedInputRegistry {
  /** Paths of the pages with unsaved input; a stable set until it changes. */
  paths: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** Registers unsaved input of a page. */
  register: (path: string, id: string) => void;
  unregister: (path: string, id: string) => void;
  /** Called when the page is becoming visible again: each of its inputs registers again … */
  beginRegistration: (path: string) => void;
  /** … and those that have not registered by now are removed. */
  endRegistration: (path: string) => void;
  /** Called when the page is remounted. */
  removePage: (path: string) => void;
  /** Removes all other pages. */
  retainPages: (paths: readonly string[]) => void;
}

/** Creates an empty register of unsaved input. */
export function createUnsavedInputRegistry(): UnsavedInputRegistry {
  // By path and input; the value is whether the input has registered since the page became visible.
  const inputsByPath = new Map<string, Map<string, boolean>>();
  const listeners = new Set<() => void>();
  let paths: ReadonlySet<string> = new Set();

  const update = () => {
    const next = [...inputsByPath].filter(([, inputs]) => inputs.size > 0).map(([path]) => path);
    if (next.length === paths.size && next.every((path) => paths.has(path))) return;
    paths = new Set(next);
    for (const listener of [...listeners]) listener();
  };
  const inputsOf = (path: string) => inputsByPath.get(path) ?? new Map<string, boolean>();
  return {
    paths: () => paths,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    register: (path, id) => {
      inputsByPath.set(path, inputsOf(path).set(id, true));
      update();
    },
    unregister: (path, id) => {
      inputsOf(path).delete(id);
      update();
    },
    beginRegistration: (path) => {
      for (const id of inputsOf(path).keys()) inputsOf(path).set(id, false);
    },
    endRegistration: (path) => {
      for (const [id, hasRegistered] of [...inputsOf(path)]) if (!hasRegistered) inputsOf(path).delete(id);
      update();
    },
    removePage: (path) => {
      inputsByPath.delete(path);
      update();
    },
    retainPages: (retained) => {
      for (const path of [...inputsByPath.keys()]) if (!retained.includes(path)) inputsByPath.delete(path);
      update();
    },
  };
}
