import { build, type Plugin } from 'vite';

const SOURCE = 'src/firstRequests.ts';

/** Puts the first script into the page itself, bundled and small, after the frame that it shows. */
export const firstScript: Plugin = {
  name: 'first-script',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const script = await inlineScript(SOURCE);
      return html.replace('<!--first-script-->', () => `<script>${script}</script>`);
    },
  },
};

const MODULE = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g;

/** Comments for readers of the source; marks have no space. */
const PROSE = /\s*<!--\s[\s\S]*?-->/g;

/**
 * Puts what loads modules to the end of the page, where Vite puts it into the head: a slow computer stops reading after some
 * elements, and paints what it has. The files are fetched no later, since the browser looks through the whole page for them.
 */
export const modulesLast: Plugin = {
  name: 'modules-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const modules = html.match(MODULE) ?? [];
      return html
        .replace(MODULE, '')
        .replace(PROSE, '')
        .replace('</body>', () => `${modules.join('')}</body>`);
    },
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
