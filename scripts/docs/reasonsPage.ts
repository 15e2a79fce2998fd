import problems from '../../contract/texts/problems/en.json';

const sections = import.meta.glob<Record<string, string>>('../../src/plugins/*/texts/{problems,uploads}/en.json', {
  eager: true,
  import: 'default',
});

/** Returns the page with all reasons for rejecting a call or an upload, and their messages, as Markdown. */
export function reasonsPage(): string {
  const groups = Object.entries(sections).map(([path, texts]) => [path.split('/').at(-4) ?? '', texts] as const);
  const names = [...new Set(groups.map(([name]) => name))];
  const ofSection = (name: string) =>
    Object.assign({}, ...groups.filter(([sectionName]) => sectionName === name).map(([, texts]) => texts));
  const tables = names.map((name) => `## Section \`${name}\`\n\n${tableOf(ofSection(name))}`);
  const intro =
    'Values of `code` and `codes` in a refusal, with the message that people read. [Troubleshooting](../troubleshooting.md) explains what to do.';
  return [`# Reasons of refusals`, intro, `## All sections\n\n${tableOf(problems)}`, ...tables].join('\n\n');
}

function tableOf(texts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(texts).filter(([code]) => isReason(code));
  return `| code | message |\n|---|---|\n${rows.map(([code, text]) => `| \`${code}\` | ${text.replaceAll('|', '\\|')} |`).join('\n')}`;
}

/** Returns whether a key of the problem texts is a reason for a rejection, not a success message or an HTTP status. */
export const isReason = (code: string): boolean => !/^(ok[A-Z]|http(\d|Other))/.test(code);
