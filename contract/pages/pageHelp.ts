import type { Locale } from '../constants';

/** The help text of a page, as `selectHelp.functionDescription.open` answers it. */
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
