/** Which pages hold input that is not saved, told by the pages themselves. */
export interface UnsavedInput {
  /** Paths of the pages with unsaved input; the same set until it changes. */
  paths: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** An input of a page holds something unsaved. */
  hold: (path: string, id: string) => void;
  release: (path: string, id: string) => void;
  /** The page is coming back into view: each of its inputs tells again … */
  begin: (path: string) => void;
  /** … and those that did not until now are gone. */
  settle: (path: string) => void;
  /** The page is made afresh. */
  drop: (path: string) => void;
  /** All other pages are gone. */
  retain: (paths: readonly string[]) => void;
}

/** Makes an empty register of unsaved input. */
export function createUnsavedInput(): UnsavedInput {
  // By path and input; the value says whether it has told since the page came into view.
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
