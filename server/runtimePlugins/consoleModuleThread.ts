import * as contract from '../../contract';
import { isRecord } from '../../contract/isRecord';
import type { PluginManifest } from '../../contract/plugin/judgePlugins';
import { pluginFault } from '../../contract/plugin/pluginFault';
import { answerWork } from '../threads/answerWork';
import { type ModuleManifest, SHARED, withoutImports } from './consoleModule';

/** What a module of the console is outside of a browser: a value that can be called, read and extended. */
const anything: unknown = new Proxy(class {}, {
  get: (own, key) => {
    if (key === 'prototype') return own.prototype;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    // No promise, and no object with a method of JSON.
    return key === 'then' || key === 'toJSON' ? undefined : anything;
  },
  apply: () => anything,
  construct: () => ({}),
  has: () => true,
});

/** Lets every name of a module exist. */
const module = (known: object) => new Proxy(known, { get: (own, key) => Reflect.get(own, key) ?? anything });
const modules: Readonly<Record<string, unknown>> = {
  '@console/contract': module({ ...contract }),
  '@console/plugin-api': module({ definePlugin: (definition: unknown) => definition }),
};

const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'customElements']
  .concat(['HTMLElement', 'Element', 'matchMedia', 'requestAnimationFrame', 'getComputedStyle', 'ResizeObserver'])
  .filter((name) => !(name in globalThis));
for (const name of BROWSER) Object.defineProperty(globalThis, name, { value: anything, configurable: true });
Object.defineProperty(globalThis, Symbol.for(SHARED), { value: (name: string) => modules[name] ?? anything });

/** Node's own import. Tests run this module through Vite, whose import ends with it. */
const load = new Function('address', 'return import(address)');

/** Runs the browser module of a plugin as far as its definition. Its pages are not loaded. */
answerWork(async (script: string): Promise<ModuleManifest> => {
  const source = await withoutImports(script);
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  let module: unknown;
  try {
    module = await load(address);
  } catch (cause) {
    return { thrown: cause instanceof Error ? cause.message : String(cause) };
  }
  const definition = isRecord(module) ? module.default : undefined;
  const fault = pluginFault(definition);
  if (fault !== undefined) return { fault };
  // The check above covers the whole shape.
  const { id, engines, requires } = definition as PluginManifest;
  return { definition: { id, engines: { console: engines.console }, ...(requires && { requires: [...requires] }) } };
});
