import { init, parse } from 'es-module-lexer';
import type { PluginManifest } from '../../contract/plugin/checkPluginCompatibility';

/**
 * What the browser module of a plugin declares, the fault in its definition, or what it throws outside of a browser: then
 * only a browser can judge it.
 */
export type ModuleManifest = { definition: PluginManifest } | { fault: string } | { thrown: string };

/** Key of the global function that returns the modules which the console shares. */
export const SHARED = 'care.consoleModules';

/** Kinds of imports of es-module-lexer, by their `d`. */
const STATIC = -1;
const META = -2;

/** Returns a browser module that gets the modules it shares with the console from a function, as there is no import map. */
export async function replaceImports(script: string): Promise<string> {
  await init;
  const [imports] = parse(script);
  const declarations: string[] = [`const __shared = globalThis[Symbol.for(${JSON.stringify(SHARED)})];`];
  const rest: string[] = [];
  let end = 0;
  for (const { n: name, d: kind, ss: from, se: to } of imports.toSorted((a, b) => a.ss - b.ss)) {
    // An import within a dynamic import's arguments.
    if (from < end) continue;
    if (kind === STATIC) declarations.push(declaration(script.slice(from, to), name ?? ''));
    if (kind !== STATIC && kind !== META) continue;
    rest.push(script.slice(end, from), kind === META ? '({ url: "https://console.invalid/index.js", env: {} })' : '');
    end = to;
  }
  // Imports are hoisted.
  return [...declarations, ...rest, script.slice(end)].join('\n');
}

/** Matches what an import statement binds: a default, a namespace, names. */
const IMPORT_BINDINGS = /^import\s*(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)|\{([^}]*)\})?\s*(?:from\b\s*)?["']/;

function declaration(statement: string, name: string): string {
  const module = `__shared(${JSON.stringify(name)})`;
  const [, defaultName, namespaceName, names = ''] = IMPORT_BINDINGS.exec(statement) ?? [];
  const pairs = names.split(',').flatMap((each) => {
    const [outer = '', inner = outer] = each.trim().split(/\s+as\s+/);
    return outer === '' ? [] : [`${outer}: ${inner}`];
  });
  return [
    defaultName ? `const ${defaultName} = ${module}.default;` : '',
    namespaceName ? `const ${namespaceName} = ${module};` : '',
    pairs.length > 0 ? `const { ${pairs.join(', ')} } = ${module};` : '',
  ].join('');
}
