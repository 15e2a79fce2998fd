/** A process that kills itself between two migrations of the database at the given address. */
import { migrate } from '../../../../server/db/migrations/migrate';
import { openDatabase } from '../../../../server/db/openDatabase';
import { probeMigrations, probeTable } from './probe';

const [address = ''] = process.argv.slice(2);
const killed = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
await migrate(openDatabase(address), { entities: [], tables: [probeTable], migrations: probeMigrations(killed) });
