import type { ShellTheme } from './ShellTheme';

/** What the operator says on the login page and in the footer; what is absent is not shown. */
export interface OperatorTexts {
  /** Number of the website's registration. */
  filingNumber?: string;
  copyright?: string;
  /** Name of the system instead of ours. */
  textLogo?: string;
}

/** The operator's texts, and those that differ by theme (spec §1). */
export interface SiteTexts extends OperatorTexts {
  /** Where help is found: an http(s) address, a path of this server, or a text that says it. */
  help?: string;
  /** Telephone number that administrators may call, with an extension where it has one. */
  hotline?: string;
  themes?: Readonly<Record<string, OperatorTexts>>;
}

export interface ThemeTexts {
  wordmark: string;
  /** Name and version label, filing number, copyright line. */
  footer: string[];
}

/**
 * The texts a theme is shown with.
 * @param product our own name of the system, in the reader's language
 */
export function themeTexts({ name, version }: ShellTheme, site: SiteTexts, product: string): ThemeTexts {
  const { filingNumber, copyright, textLogo } = { ...site, ...site.themes?.[name] };
  const wordmark = textLogo ?? product;
  const footer = [`${wordmark} ${version}`, filingNumber, copyright].filter((text): text is string => Boolean(text));
  return { wordmark, footer };
}
