import type { LoadHook, ResolveFnOutput, ResolveHook } from 'node:module';

/**
 * Data of the module hooks: the checked files of plugins by URL, and the source of the packages that plugins import
 * by name.
 */
export interface LoaderData {
  files: Readonly<Record<string, string>>;
  packages: Readonly<Record<string, string>>;
}

let checkedSources: LoaderData = { files: {}, packages: {} };

/** Runs in the thread of Node's module hooks. */
export function initialize(data: LoaderData): void {
  checkedSources = data;
}

const PACKAGE_PREFIX = 'console-package:';

/**
 * Lets plugins import one another's checked files, the console's packages and Node's built-in modules, and nothing
 * else.
 */
export const resolve: ResolveHook = (specifier, context, next) => {
  const parent = context.parentURL;
  if (parent === undefined || !Object.hasOwn(checkedSources.files, parent)) {
    // The server itself imports an entry by its URL.
    return Object.hasOwn(checkedSources.files, specifier) ? resolvedModule(specifier) : next(specifier, context);
  }
  if (Object.hasOwn(checkedSources.packages, specifier)) return resolvedModule(PACKAGE_PREFIX + specifier);
  if (/^\.{1,2}\//.test(specifier)) {
    const url = new URL(specifier, parent).href;
    if (Object.hasOwn(checkedSources.files, url)) return resolvedModule(url);
    throw new Error(`${specifier} is not among the files that were checked`);
  }
  if (specifier.startsWith('node:')) return next(specifier, context);
  throw new Error(`a plugin cannot import ${specifier}; build it into the file`);
};

const resolvedModule = (url: string): ResolveFnOutput => ({ url, format: 'module', shortCircuit: true });

/** Returns the bytes that were checked, whatever the file on disk contains now. */
export const load: LoadHook = (url, context, next) => {
  const source = url.startsWith(PACKAGE_PREFIX)
    ? checkedSources.packages[url.slice(PACKAGE_PREFIX.length)]
    : Object.hasOwn(checkedSources.files, url)
      ? checkedSources.files[url]
      : undefined;
  return source === undefined ? next(url, context) : { source, format: 'module', shortCircuit: true };
};
