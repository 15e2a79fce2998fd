import { build, type Plugin } from 'vite';

const SOURCE = 'src/boot/firstRequests.ts';

/** Inlines the first script into the page, bundled and minified, after the frame that it shows. */
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

/** Comments for readers of the source; placeholders contain no space. */
const HTML_COMMENTS = /\s*<!--\s[\s\S]*?-->/g;

/**
 * Moves module scripts from the head, where Vite puts them, to the end of the page. A slow computer pauses parsing after
 * some elements and paints what it has. The files are not fetched later, because the browser's preload scanner reads the
 * whole page.
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
        .replace(HTML_COMMENTS, '')
        .replace('</body>', () => `${modules.join('')}</body>`);
    },
  },
};

/** Bundles and minifies a script for inlining. */
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
