/**
 * Loads the browser and server modules of every section as the product does. Reports in one sentence which folder is
 * unusable and what to do. Every build runs it, so that no product starts with a broken section.
 */
import { PLUGIN_API_VERSION } from '../src/core/plugin-api/definePlugin';
import { DEFAULT_CONSOLE_CONFIG } from '../src/core/registry/consoleConfig';
import { parsePlugin } from '../src/core/registry/parsePlugin';
import { describePluginProblem } from '../src/core/registry/problems';
import { type PluginCandidate, resolvePlugins } from '../src/core/registry/resolvePlugins';

const browserModules = import.meta.glob<{ default: unknown }>('../src/plugins/*/index.ts');

const faults = [...(await browserModuleFaults()), ...(await serverModuleFaults())];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function browserModuleFaults(): Promise<string[]> {
  const plugins = await Promise.all(
    Object.entries(browserModules).map(async ([path, read]): Promise<PluginCandidate> => {
      const source = path.slice('../'.length);
      try {
        return { origin: 'builtin', source, definition: (await read()).default };
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        return {
          origin: 'builtin',
          source,
          failure: `it cannot be loaded (${reason}); correct it or take the folder away`,
        };
      }
    }),
  );
  const { problems } = resolvePlugins({
    plugins,
    config: DEFAULT_CONSOLE_CONFIG,
    apiVersion: PLUGIN_API_VERSION,
    parse: parsePlugin,
  });
  return problems.map(describePluginProblem);
}

async function serverModuleFaults(): Promise<string[]> {
  try {
    const { sections } = await import('../server/sections');
    const { loadTexts } = await import('../server/plugins/loadTexts');
    await loadTexts(sections.plugins);
    return [];
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
}
