/**
 * Patterns that match the code of a shared module, even minified, but not code that only uses it. A plugin that matches one
 * has bundled its own copy of the module, and the copy does not share hooks and contexts with this console.
 */
export const BUNDLED_COPY_PATTERNS: Readonly<Record<string, RegExp>> = {
  react:
    /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-router': /\(\) may be used only in the context of a <Router> component/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
  'react-admin': /must be used inside a ListContextProvider/,
  '@console/plugin-api': /No plugin host above this component/,
};

/** Returns the shared modules that a script has bundled. */
export const findBundledCopies = (script: string): string[] =>
  Object.keys(BUNDLED_COPY_PATTERNS).filter((name) => BUNDLED_COPY_PATTERNS[name]?.test(script));

/** Matches an import of another file by path or URL, as bundlers write it; shared modules are imported by name. */
const OTHER_FILE = /(?:\bfrom|\bimport\s*\(?)\s*["']((?:\.{0,2}\/|https?:)[^"'\s]+)["']/;

/** Returns why the browser module of a plugin cannot run, judged by its text; `undefined` if it can. */
export function scriptError(script: string): { code: 'OWN_COPY' | 'LOAD_FAILED'; detail: string } | undefined {
  const copies = findBundledCopies(script);
  if (copies.length > 0) {
    const detail = `it has a copy of ${copies.join(', ')} built in; leave out what the console shares`;
    return { code: 'OWN_COPY', detail };
  }
  const [, other] = OTHER_FILE.exec(script) ?? [];
  if (other === undefined) return undefined;
  return { code: 'LOAD_FAILED', detail: `it imports ${other}, which no checksum covers; build it as one file` };
}
