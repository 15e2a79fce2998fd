import { parseArgs } from 'node:util';
import type { ConformanceOptions } from './runConformance';

export const USAGE = `npm run conformance -- --url http://127.0.0.1:8080 --user admin --level spec|extended
  --password …     or CONFORMANCE_PASSWORD in the environment, which other users of the machine do not see
  --write          also makes, changes and deletes records, and removes them again
  --only text      only rules whose group/id holds the text; may be repeated
  --junit file     writes the report as JUnit XML
  --json file      writes the report as JSON
The exit code is 0 when no rule failed, 1 when one did, 2 when it could not be run, 130 after Ctrl+C.`;

/** The command line options, and the files to write. */
export type Options = Pick<ConformanceOptions, 'url' | 'username' | 'password' | 'level' | 'writes' | 'only'> & {
  junit?: string;
  json?: string;
};

/** Parses the arguments; returns an error message when they are invalid. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { url, user, password = env.CONFORMANCE_PASSWORD, level = 'spec', write, only, junit, json } = parsed;
  if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return '--url is missing, or is no address on the web';
  if (!user) return '--user is missing';
  if (!password) return '--password is missing';
  if (level !== 'spec' && level !== 'extended') return '--level is spec or extended';
  return { url, username: user, password, level, writes: write, only, junit, json };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: text,
        user: text,
        password: text,
        level: text,
        junit: text,
        json: text,
        write: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
      },
    });
    return values;
  } catch (error) {
    // The message names the unknown argument.
    return error instanceof Error ? error.message : String(error);
  }
}
