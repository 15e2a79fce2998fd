import { localeTexts } from './localeTexts';

/** Loads the titles of the operations that every entity has. The texts of an entity contain the titles of its own
 * operations. */
export const loadOperationTexts = localeTexts(
  import.meta.glob<{ default: Readonly<Record<string, string>> }>('./operations/*.json'),
);
