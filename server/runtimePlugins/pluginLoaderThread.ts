import type { LoadHook, ResolveFnOutput, ResolveHook } from 'node:module';

/** What the hooks know: the checked files of plugins by their address, and the source of what plugins import by name. */
export interface LoaderData {
  files: Readonly<Record<string, string>>;
  packages: Readonly<Record<string, string>>;
}

let known: LoaderData = { files: {}, packages: {} };

/** Runs in the thread in which Node asks where modules are. */
export function initialize(data: LoaderData): void {
  known = data;
}

const PACKAGE = 'console-package:';

/** Plugins find one another's checked files, the packages of the console, and what Node itself has; nothing else. */
export const resolve: ResolveHook = (specifier, context, next) => {
  const parent = context.parentURL;
  if (parent === undefined || !Object.hasOwn(known.files, parent)) {
    // The program itself asks for an entry by its address.
    return Object.hasOwn(known.files, specifier) ? found(specifier) : next(specifier, context);
  }
  if (Object.hasOwn(known.packages, specifier)) return found(PACKAGE + specifier);
  if (/^\.{1,2}\//.test(specifier)) {
    const url = new URL(specifier, parent).href;
    if (Object.hasOwn(known.files, url)) return found(url);
    throw new Error(`${specifier} is not among the files that were checked`);
  }
  if (specifier.startsWith('node:')) return next(specifier, context);
  throw new Error(`a plugin cannot import ${specifier}; build it into the file`);
};

const found = (url: string): ResolveFnOutput => ({ url, format: 'module', shortCircuit: true });

/** The bytes that were checked, whatever lies on the disk by now. */
export const load: LoadHook = (url, context, next) => {
  const source = url.startsWith(PACKAGE)
    ? known.packages[url.slice(PACKAGE.length)]
    : Object.hasOwn(known.files, url)
      ? known.files[url]
      : undefined;
  return source === undefined ? next(url, context) : { source, format: 'module', shortCircuit: true };
};
