import * as contract from '../../contract';
import type { PluginManifest } from '../../contract/plugin/checkPluginCompatibility';
import { pluginDefinitionError } from '../../contract/plugin/pluginDefinitionError';
import { isRecord } from '../../contract/values/isRecord';
import { handleWork } from '../threads/handleWork';
import { type ModuleManifest, replaceImports, SHARED } from './browserModule';

/** What a module of the console is outside of a browser: a value that can be called, read and extended. */
const universalStub: unknown = new Proxy(class {}, {
  get: (own, key) => {
    if (key === 'prototype') return own.prototype;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    // No promise, and no object with a method of JSON.
    return key === 'then' || key === 'toJSON' ? undefined : universalStub;
  },
  apply: () => universalStub,
  construct: () => ({}),
  has: () => true,
});

/** Lets every name of a module exist. */
const module = (exported: object) => new Proxy(exported, { get: (own, key) => Reflect.get(own, key) ?? universalStub });
const modules: Readonly<Record<string, unknown>> = {
  '@console/contract': module({ ...contract }),
  '@console/plugin-api': module({ definePlugin: (definition: unknown) => definition }),
};

const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'customElements']
  .concat(['HTMLElement', 'Element', 'matchMedia', 'requestAnimationFrame', 'getComputedStyle', 'ResizeObserver'])
  .filter((name) => !(name in globalThis));
for (const name of BROWSER) Object.defineProperty(globalThis, name, { value: universalStub, configurable: true });
Object.defineProperty(globalThis, Symbol.for(SHARED), { value: (name: string) => modules[name] ?? universalStub });

/** Node's own import. Tests run this module through Vite, whose import ends with it. */
const load = new Function('address', 'return import(address)');

/** Runs the browser module of a plugin as far as its definition. Its pages are not loaded. */
handleWork(async (script: string): Promise<ModuleManifest> => {
  const source = await replaceImports(script);
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  let module: unknown;
  try {
    module = await load(address);
  } catch (cause) {
    return { thrown: cause instanceof Error ? cause.message : String(cause) };
  }
  const definition = isRecord(module) ? module.default : undefined;
  const fault = pluginDefinitionError(definition);
  if (fault !== undefined) return { fault };
  // The check above covers the whole shape.
  const { id, engines, requires } = definition as PluginManifest;
  return { definition: { id, engines: { console: engines.console }, ...(requires && { requires: [...requires] }) } };
});
