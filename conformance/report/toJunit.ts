import type { Report, Result } from '../runConformance';

/** Returns the report as JUnit XML, which CI servers read, with one suite per group. */
export function toJunit({ results, level }: Report): string {
  const groups = [...new Set(results.map(({ group }) => group))];
  const suites = groups.map((group) =>
    suite(
      `${level} ${group}`,
      results.filter((result) => result.group === group),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(name: string, results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const counts = {
    tests: results.length,
    failures: count('failed'),
    skipped: count('unproven'),
    time: seconds.toFixed(3),
  };
  return `<testsuite${attributes({ name, ...counts })}>\n${results.map(testCase).join('\n')}\n</testsuite>`;
}

function testCase({ group, rule, outcome, reason = '', exchange, duration }: Result): string {
  const opening = `<testcase${attributes({ classname: group, name: rule.id, time: (duration / 1000).toFixed(3) })}`;
  if (outcome === 'passed') return `${opening}/>`;
  if (outcome === 'unproven') return `${opening}><skipped${attributes({ message: reason })}/></testcase>`;
  const details = [`${rule.says} (${rule.where})`, exchange?.request, exchange?.answer].filter(Boolean).join('\n\n');
  return `${opening}><failure${attributes({ message: reason })}>${escaped(details)}</failure></testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 does not allow control characters, not even escaped. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
