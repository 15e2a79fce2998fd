import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { titleLookups } from '../../../server/call/texts';
import { loadTexts } from '../../../server/plugins/loadTexts';
import { sections } from '../../support/sections';

const PLUGINS = join(import.meta.dirname, '..', '..', '..', 'src', 'plugins');
/** Returns what the server logs by itself, without a call. */
const OWN_WORK = /operation: '(\w+)'|called\('(\w+)'/g;
/** Calls of caregiver apps, and names from variables. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  service: ['signIn', 'signOut', 'expire', 'autoClose', 'release'],
  system: ['unusualAccess', 'removeOldLogs'],
};

it('every scheduled job of the server has a text in every language', async () => {
  const { operationTitle } = titleLookups(await loadTexts(sections.plugins));
  const raw = readdirSync(PLUGINS).flatMap((section) => {
    const own = sections.entities.filter((entity) => entity.section === section);
    const names = [...(OTHERS[section] ?? []), ...operationsIn(join(PLUGINS, section, 'server'))];
    const isTitled = (name: string) =>
      LOCALES.every((locale) => own.some((entity) => operationTitle(entity, name, locale) !== undefined));
    return names.filter((name) => !isTitled(name)).map((name) => `${section}: ${name}`);
  });
  expect(raw).toEqual([]);
});

function operationsIn(folder: string): string[] {
  return filesIn(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(OWN_WORK)])
    .flatMap(([, ...found]) => found.filter((name) => name !== undefined));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // Some sections have no server module.
    return [];
  }
}
