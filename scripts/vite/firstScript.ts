import { build, type Plugin } from 'vite';

const SOURCE = 'src/firstRequests.ts';

/** Puts the first script into the page itself, bundled and small: it runs with the first kilobytes of the page. */
export const firstScript: Plugin = {
  name: 'first-script',
  transformIndexHtml: {
    order: 'pre',
    handler: async () => [{ tag: 'script', children: await inlineScript(SOURCE), injectTo: 'head-prepend' }],
  },
};

/** A script that stands in a page itself, in one piece and small. */
export async function inlineScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'first' }, minify: true, target: 'es2022' },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${source} was not built`);
  return output.output[0].code.trim();
}
