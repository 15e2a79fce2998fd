import { appendFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '../db/OperatorError';
import { hasErrorCode } from '../files/hasErrorCode';
import { escapeControlCharacters } from '../log/logger';
import { operatorMessage } from '../operatorMessage';

interface Flag {
  type: 'string' | 'boolean';
  help: string;
  /** Default value. */
  defaultValue?: string;
}

export type CommandOptions = Readonly<Record<string, string | boolean | undefined>>;

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
   * Runs the command; `printLine` prints a sentence for the operator. Returns the folder whose log records the run, and the data
   * to log.
   */
  run: (options: CommandOptions, printLine: (sentence: string) => void) => Promise<CommandOutcome>;
}

export interface CommandOutcome {
  /** The folder with the file {@link LOG} that records the run. */
  folder: string;
  logFields: Readonly<Record<string, unknown>>;
  /** False if the command reported a problem. */
  isGood: boolean;
}

/** Log file with one line of JSON per run. */
export const LOG = 'backup.log';

/** Runs a command as a process: sentences to stdout, failures to stderr. Returns the exit code. */
export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<number> {
  const options = readFlags(name, command, args);
  if (typeof options === 'number') return options;
  const begin = Date.now();
  try {
    const { folder, logFields, isGood } = await command.run(options, (line) =>
      console.log(escapeControlCharacters(line)),
    );
    const seconds = (Date.now() - begin) / 1000;
    const line = JSON.stringify({ time: new Date(begin).toISOString(), command: name, isGood, seconds, ...logFields });
    await appendFile(`${folder}/${LOG}`, `${line}\n`, { mode: 0o600 }).catch((error: unknown) =>
      console.error(`This was not written down in ${folder}/${LOG}: ${messageOf(error)}`),
    );
    return isGood ? 0 : 1;
  } catch (error) {
    console.error(
      hasErrorCode(error, 'ENOSPC', 'SQLITE_FULL')
        ? `The disk is full; nothing was left behind. (${messageOf(error)})`
        : (operatorMessage(error) ?? error),
    );
    return 1;
  }
}

/** Returns the parsed flags, or the exit code for invalid arguments or `--help`. */
function readFlags(
  name: string,
  { flags, positional, ...command }: Command,
  args: readonly string[],
): CommandOptions | number {
  const options = Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: positional !== undefined,
    });
    if (values.help) {
      console.log(`${command.summary}\n\n  npm run ${name} -- ${command.usage}\n`);
      for (const [flag, { help, defaultValue }] of Object.entries(flags)) {
        console.log(`  --${flag.padEnd(14)} ${help}${defaultValue === undefined ? '' : ` (${defaultValue})`}`);
      }
      return 0;
    }
    const [positionalValue, ...extraPositionals] = positionals;
    if (extraPositionals.length > 0) throw new Error(`'${extraPositionals[0]}' is too much`);
    const defaultValue = Object.fromEntries(
      Object.entries(flags).map(([flag, { defaultValue }]) => [flag, defaultValue]),
    );
    return {
      ...defaultValue,
      ...(positional && positionalValue !== undefined ? { [positional]: positionalValue } : {}),
      ...values,
    };
  } catch (error) {
    console.error(`${messageOf(error)}\nnpm run ${name} -- --help lists the options`);
    return 2;
  }
}

/**
 * Returns the text of a flag.
 * @throws {OperatorError} if it is missing
 */
export function requiredOption(options: CommandOptions, flag: string): string {
  const value = options[flag];
  if (typeof value !== 'string' || value === '')
    throw new OperatorError(`--${flag} is required; --help lists the options.`);
  return value;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
