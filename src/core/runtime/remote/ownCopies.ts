/**
 * What stands in a shared module, also when it was made small, and in nothing that only uses it. A plugin that holds one has
 * built a copy of the module into its file: hooks and contexts of the copy know nothing of this console.
 */
export const MARKS: Readonly<Record<string, RegExp>> = {
  react:
    /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-router': /\(\) may be used only in the context of a <Router> component/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
  'react-admin': /must be used inside a ListContextProvider/,
  '@console/plugin-api': /No plugin host above this component/,
};

/** The shared modules of which a script has copies of its own. */
export const ownCopiesIn = (script: string): string[] => Object.keys(MARKS).filter((name) => MARKS[name]?.test(script));
