import type { Locale } from './constants';

/** What a page says of itself; answered by `selectHelp.functionDescription.open`. */
export interface PageHelp {
  routePath: string;
  lang: Locale;
  title: string;
  summary: string | null;
  /** Markdown. */
  content: string;
  images: string[] | null;
  videoUrl: string | null;
}
