/** Installs a pre-commit hook that runs `npm run check`. Run it by hand: `npm run hooks`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = execFileSync('git', ['rev-parse', '--git-path', 'hooks'], { encoding: 'utf8' }).trim();
const hook = join(folder, 'pre-commit');
writeFileSync(hook, '#!/bin/sh\nexec npm run --silent check\n');
chmodSync(hook, 0o755);
console.log(`${hook} runs npm run check before each commit.`);
