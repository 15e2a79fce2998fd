import type { ShellTheme } from './ShellTheme';

/** The operator's texts on the login page and in the footer; missing ones are not shown. */
export interface OperatorTexts {
  /** Registration number of the website. */
  filingNumber?: string;
  copyright?: string;
  /** Name of the system, instead of ours. */
  textLogo?: string;
}

/** The operator's texts, with overrides by theme (spec §1). */
export interface SiteTexts extends OperatorTexts {
  /** Where users find help: an http(s) address, a path on this server, or a text. */
  help?: string;
  /** Phone number for administrators, optionally with an extension. */
  hotline?: string;
  themes?: Readonly<Record<string, OperatorTexts>>;
}

export interface ThemeTexts {
  wordmark: string;
  /** Name and version label, filing number, copyright line. */
  footer: string[];
}

/**
 * Returns the texts for a theme.
 * @param product our own name of the system, already translated
 */
export function themeTexts({ name, version }: ShellTheme, site: SiteTexts, product: string): ThemeTexts {
  const { filingNumber, copyright, textLogo } = { ...site, ...site.themes?.[name] };
  const wordmark = textLogo ?? product;
  const footer = [`${wordmark} ${version}`, filingNumber, copyright].filter((text): text is string => Boolean(text));
  return { wordmark, footer };
}
