import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { loadPackageTexts, type PackageTexts } from '../../contract/texts/packageTexts';
import { catalogueName } from '../../contract/values/catalogueName';
import type { WireRecord } from '../db/rows/recordCodec';
import { readVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';

/** A code used in the tables, with its name in the languages of `dictionaries.csv`. */
export interface UsedCode {
  type: string;
  code: string;
  zh: string;
  en: string;
}

/** Translates the values of records into one language, and records which codes were used. */
export interface PackageLabels {
  locale: Locale;
  texts: PackageTexts;
  /** Separates the items of a list. */
  separator: string;
  fieldLabel: (entity: Pick<Entity, 'name'>, field: string) => string;
  /** Returns the name of a choice's code. */
  choice: (entity: Entity, field: string, value: unknown) => string;
  /** Returns the name of a row of a type list by its id. */
  dictionaryName: (entity: string, id: unknown) => string;
  /** Returns the name of a row of a type list by its code. */
  dictionaryNameByCode: (entity: string, code: unknown) => string;
  used: () => UsedCode[];
}

/** Loads the words of a package. Type lists are read once, when the package begins. */
export async function loadPackageLabels(
  context: Context,
  { locale, dictionaries }: { locale: Locale; dictionaries: readonly string[] },
): Promise<PackageLabels> {
  const versions = await readVersions(context.database.read);
  const rows = new Map<string, ReadonlyMap<number, WireRecord>>();
  for (const name of dictionaries) {
    const entity = context.findEntity(name);
    if (entity) rows.set(name, await context.dictionaries.get(entity, versions.get(name) ?? 0));
  }
  const byCode = new Map(
    [...rows].map(([name, byId]) => [name, new Map([...byId.values()].map((row) => [row.code, row]))]),
  );
  const used = new Map<string, UsedCode>();
  const use = (code: UsedCode) => {
    const key = `${code.type} ${code.code}`;
    if (!used.has(key)) used.set(key, code);
  };
  const nameOf = (entity: string, row: WireRecord) => {
    const { code, name, nameEn } = row;
    use({ type: entity, code: String(code), zh: String(name), en: String(nameEn ?? name) });
    return String(catalogueName(row, locale));
  };
  return {
    locale,
    texts: await loadPackageTexts(locale),
    separator: locale === 'en' ? ', ' : '、',
    fieldLabel: ({ name }, field) => context.fieldLabel(name, field, locale),
    choice({ name }, field, value) {
      if (typeof value !== 'string') return '';
      const label = (language: Locale) => context.choiceLabel(name, { field, value }, language);
      use({ type: `${name}.${field}`, code: value, zh: label('zh-CN'), en: label('en') });
      return label(locale);
    },
    dictionaryName(entity, id) {
      if (typeof id !== 'number') return '';
      const row = rows.get(entity)?.get(id);
      return row ? nameOf(entity, row) : `#${id}`;
    },
    dictionaryNameByCode(entity, code) {
      const row = byCode.get(entity)?.get(code);
      return row ? nameOf(entity, row) : String(code ?? '');
    },
    used: () => [...used.values()].sort((one, other) => compare(one.type, other.type) || compare(one.code, other.code)),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
