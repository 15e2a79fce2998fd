import { backup } from './commands/backup';
import { checkUpgrade } from './commands/checkUpgrade';
import { type Command, runCommand } from './commands/command';
import { restore } from './commands/restore';
import { rotateKeys } from './commands/rotateKeys';
import { verifyBackup } from './commands/verifyBackup';
import { PRIVATE_UMASK } from './files/restrictPermissions';

const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  'verify-backup': verifyBackup,
  'check-upgrade': checkUpgrade,
  'rotate-keys': rotateKeys,
};

// The output contains personal data, so only the account itself may read it.
process.umask(PRIVATE_UMASK);
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}`);
process.exitCode = await runCommand(name, command, args);
