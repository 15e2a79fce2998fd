/** Loads a module with a default export on first use. */
export type Loader<T> = () => Promise<{ default: T }>;

/** Texts by key; nested keys are joined with dots. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The parts of a plugin's texts: titles for menus and search, entity names, problem messages, page texts. */
export const TEXT_PARTS = ['titles', 'entities', 'problems', 'pages'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Loaders of text files; the last two segments of a path are part and language (`./texts/pages/en.json`). */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;
