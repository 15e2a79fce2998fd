import { appendFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Refusal } from '../db/Refusal';
import { isCode } from '../files/isCode';
import { printable } from '../log/printable';
import { operatorSentence } from '../operatorSentence';

interface Flag {
  type: 'string' | 'boolean';
  help: string;
  /** Default value. */
  usual?: string;
}

export type Asked = Readonly<Record<string, string | boolean | undefined>>;

/** A command that an operator runs from a shell. */
export interface Command {
  /** One sentence. */
  summary: string;
  /** The arguments after the command's name in `--help`. */
  usage: string;
  flags: Readonly<Record<string, Flag>>;
  /** Flag that may also be given as a positional argument. */
  positional?: string;
  /**
   * Runs the command; `say` prints a sentence for the operator. Returns the folder whose log records the run, and the data
   * to log.
   */
  run: (asked: Asked, say: (sentence: string) => void) => Promise<Outcome>;
}

export interface Outcome {
  /** The folder with the file {@link LOG} that records the run. */
  folder: string;
  noted: Readonly<Record<string, unknown>>;
  /** False if the command reported a problem. */
  isGood: boolean;
}

/** Log file with one line of JSON per run. */
export const LOG = 'backup.log';

/** Runs a command as a process: sentences to stdout, failures to stderr. Returns the exit code. */
export async function runCommand(name: string, command: Command, given: readonly string[]): Promise<number> {
  const asked = readFlags(name, command, given);
  if (typeof asked === 'number') return asked;
  const begin = Date.now();
  try {
    const { folder, noted, isGood } = await command.run(asked, (line) => console.log(printable(line)));
    const seconds = (Date.now() - begin) / 1000;
    const line = JSON.stringify({ time: new Date(begin).toISOString(), command: name, isGood, seconds, ...noted });
    await appendFile(`${folder}/${LOG}`, `${line}\n`, { mode: 0o600 }).catch((error: unknown) =>
      console.error(`This was not written down in ${folder}/${LOG}: ${messageOf(error)}`),
    );
    return isGood ? 0 : 1;
  } catch (error) {
    console.error(
      isCode(error, 'ENOSPC', 'SQLITE_FULL')
        ? `The disk is full; nothing was left behind. (${messageOf(error)})`
        : (operatorSentence(error) ?? error),
    );
    return 1;
  }
}

/** Returns the parsed flags, or the exit code for invalid arguments or `--help`. */
function readFlags(name: string, { flags, positional, ...command }: Command, given: readonly string[]): Asked | number {
  const options = Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: positional !== undefined,
    });
    if (values.help) {
      console.log(`${command.summary}\n\n  npm run ${name} -- ${command.usage}\n`);
      for (const [flag, { help, usual }] of Object.entries(flags)) {
        console.log(`  --${flag.padEnd(14)} ${help}${usual === undefined ? '' : ` (${usual})`}`);
      }
      return 0;
    }
    const [first, ...more] = positionals;
    if (more.length > 0) throw new Error(`'${more[0]}' is too much`);
    const usual = Object.fromEntries(Object.entries(flags).map(([flag, { usual }]) => [flag, usual]));
    return { ...usual, ...(positional && first !== undefined ? { [positional]: first } : {}), ...values };
  } catch (error) {
    console.error(`${messageOf(error)}\nnpm run ${name} -- --help says what there is`);
    return 2;
  }
}

/**
 * Returns the text of a flag.
 * @throws {Refusal} if it is missing
 */
export function needed(asked: Asked, flag: string): string {
  const value = asked[flag];
  if (typeof value !== 'string' || value === '') throw new Refusal(`--${flag} is needed; --help says what there is.`);
  return value;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
