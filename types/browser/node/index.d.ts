/**
 * Empty, in place of `@types/node`, which `@types/papaparse` refers to: the console is checked without the types of
 * Node.js. `typeRoots` of `tsconfig.browser.json` names this folder.
 */
export {};
