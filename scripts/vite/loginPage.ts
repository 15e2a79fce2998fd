import { build, type Plugin, runnerImport } from 'vite';
import { NONCE_PLACEHOLDER } from '../../server/http/noncePlaceholder.ts';
import type { PageContent } from '../../server/http/pages/pageFiles';
import { inlineScript } from './firstScript.ts';
import { textFiles } from './textFiles.mjs';

const HTML = 'scripts/vite/loginHtml.tsx';
const SCRIPT = 'src/login/beforeScripts.ts';
const CSS = 'src/login/login.css';

/** Renders the login page for each language, with its minified style sheet and first script. */
export async function loginPage(): Promise<PageContent> {
  const { module } = await runnerImport<typeof import('./loginHtml')>(HTML, {
    plugins: [textFiles, withoutCss],
    logLevel: 'warn',
  });
  const { loginHtml, loginColors, LOGIN_END, LOGIN_STYLE } = module;
  const style = (await minifiedCss()) + loginColors;
  const script = await inlineScript(SCRIPT);
  const nonce = `nonce="${NONCE_PLACEHOLDER}"`;
  return {
    body: loginHtml,
    head: [
      `<link rel="expect" href="#${LOGIN_END}" blocking="render">`,
      `<style ${nonce} id="${LOGIN_STYLE}">${style}</style>`,
      `<script ${nonce}>${script}</script>`,
    ].join(''),
  };
}

/** The HTML needs no CSS, and the module runner cannot load it. */
const withoutCss: Plugin = {
  name: 'without-css',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0without-css' : null),
  load: (id) => (id === '\0without-css' ? 'export default "";' : null),
};

async function minifiedCss(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: CSS } },
  });
  const [output] = [built].flat();
  const files = output && 'output' in output ? output.output : [];
  const asset = files.find((file) => file.fileName.endsWith('.css'));
  if (asset?.type !== 'asset') throw new Error(`${CSS} was not built`);
  return String(asset.source).trim();
}
