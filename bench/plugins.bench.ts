/**
 * What plugins that are loaded at run time cost until the first list can be used, on the slow computer and line of the bench of pages:
 * the first one, which brings the build of the console that shares its modules, and each further one. Openings alternate. The plugin
 * is the one that `npm run new:plugin -- --remote` writes; further ones are the same under other names, without server halves.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOKIE_PREFIX } from '../contract/constants';
import { buildIfStale } from '../scripts/build.mjs';
import { logIn } from '../tests/e2e/support/logIn';
import { openBrowser } from '../tests/e2e/support/openBrowser';
import { startProduct } from '../tests/e2e/support/startProduct';
import { newRemotePlugin } from '../tests/support/remotePlugin';
import { percentile, report } from './harness';
import { type OpenTimes, openTimes } from './support/openTimes';

const ROUNDS = 5;
const FURTHER = 4;
const LIST = '/jishan-smart/elderly-manage/elderly-manage';
/** Good enough: kilobytes of scripts (a plugin's file counts twice, since it is asked for again when it runs), and times. */
const FIRST_KB = 400;
const FIRST_RATIO = 1.5;
const FURTHER_KB = 16;
const FURTHER_RATIO = 0.05;

buildIfStale({ withPlugins: true });
const product = await startProduct({ environment: { DEMO_DATA: 'small' } });
const browser = await openBrowser();
const plugin = await newRemotePlugin();
try {
  const { dist } = await plugin.build();
  const script = readFileSync(join(dist, 'console', 'index.js'), 'utf8');
  const ids = Array.from({ length: 1 + FURTHER }, (_, at) => `fall-alarm-${at + 1}`);
  const listed = ids.map((id, at) => [id, install(id, script, `fallAlarm${at + 1}`)] as const);
  const { uuid, token } = await logIn(product);
  const cookies = Object.entries({ uuid, token }).map(([name, value]) => `${COOKIE_PREFIX}${name}=${value}`);
  const before = cookies.map((cookie) => `document.cookie = ${JSON.stringify(cookie)};`).join('');
  const counts = [0, 1, 1 + FURTHER] as const;
  const times = new Map<number, OpenTimes[]>(counts.map((count) => [count, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of counts) {
      const plugins = Object.fromEntries(listed.slice(0, count));
      writeFileSync(join(product.dataDir, 'console.config.json'), JSON.stringify({ plugins }));
      const opening = { url: product.url + LIST, usable: 'main table tbody tr:nth-child(20) td', before };
      times.get(count)?.push(await openTimes(browser, opening));
    }
  }
  tell(times);
} finally {
  plugin.remove();
  await browser.close();
  await product.stop();
}

/** Puts the console half there under another name; answers what the operator writes. */
function install(id: string, script: string, entity: string): { url: string; integrity: string } {
  const text = script.replaceAll('fall-alarm', id).replaceAll('fallAlarm', entity);
  const folder = join(product.dataDir, 'plugins', id, 'console');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), text);
  return { url: `/plugins/${id}/index.js`, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

function tell(times: ReadonlyMap<number, readonly OpenTimes[]>): void {
  const middle = (count: number, measure: 'usable' | 'scripts') =>
    percentile(
      (times.get(count) ?? []).map((each) => each[measure]),
      0.5,
    );
  const [none, one, many] = [0, 1, 1 + FURTHER];
  const detail = {
    in: 'ms',
    without: middle(none, 'usable'),
    one: middle(one, 'usable'),
    five: middle(many, 'usable'),
  };
  report({
    name: 'plugins.first.scripts',
    value: middle(one, 'scripts') - middle(none, 'scripts'),
    unit: 'kB',
    atMost: FIRST_KB,
    detail: { without: middle(none, 'scripts'), one: middle(one, 'scripts'), five: middle(many, 'scripts') },
  });
  report({
    name: 'plugins.first.usable',
    value: middle(one, 'usable') / middle(none, 'usable'),
    unit: 'ratio',
    atMost: FIRST_RATIO,
    detail,
  });
  report({
    name: 'plugins.further.scripts',
    value: (middle(many, 'scripts') - middle(one, 'scripts')) / FURTHER,
    unit: 'kB',
    atMost: FURTHER_KB,
  });
  report({
    name: 'plugins.further.usable',
    value: (middle(many, 'usable') - middle(one, 'usable')) / FURTHER / middle(none, 'usable'),
    unit: 'ratio',
    atMost: FURTHER_RATIO,
    detail,
  });
}
