import { LOCALES, type Locale } from '../../../../contract/constants';
import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { choice, images, integer, text } from '../../../../contract/fields';
import { sections } from './sections';

const routePath = { max: 200, pattern: /^\/[A-Za-z0-9/-]*$/ } as const;

const transition = defineTransition<typeof functionDescription>();

const transitions: Transitions = {
  publishDescription: transition({
    done: 'okPublished',
    from: ['draft'],
    to: 'published',
    tone: 'positive',
    bulk: true,
  }),
  retractDescription: transition({ done: 'okWithdrawn', from: ['published'], to: 'draft' }),
};

/** Help of a console page in one language, shown once it is published. */
export const functionDescription = defineEntity({
  name: 'functionDescription',
  section: 'system',
  personal: false,
  titleField: 'title',
  fields: {
    /** Path of the page; also applies to the pages below it. */
    routePath: text({ ...routePath, required: true, list: true, filter: true, search: true }),
    lang: choice(LOCALES, { required: true, list: true, filter: true }),
    title: text({ max: 100, required: true, list: true, search: true }),
    summary: text({ max: 200, list: true }),
    /** Markdown. */
    content: text({ max: 50_000, required: true, multiline: true }),
    // No mask, because they are made to be seen.
    images: images({ max: 9, mask: undefined }),
    /** URL of a tutorial video, which opens beside the console. */
    videoUrl: text({ max: 255, format: 'url' }),
    module: choice(['home', ...sections], { open: true, list: true, filter: true }),
    sort: integer({ min: 0, max: 9999, default: 100, list: true }),
    /** Number of times it was opened as help. */
    viewCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true, default: 0, list: true }),
    status: choice(['draft', 'published'], {
      colors: { draft: 'warning', published: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
  },
  groups: {
    where: ['routePath', 'lang', 'module', 'sort', 'title', 'summary', 'status'],
    content: { form: ['content'], show: [] },
    media: ['images', 'videoUrl', 'viewCount'],
  },
  columns: ['title', 'routePath', 'lang', 'module', 'status', 'viewCount', 'summary', 'sort'],
  quickFilters: {
    published: { filter: { status: 'published' } },
    draft: { filter: { status: 'draft' }, count: true },
  },
  sort: [
    ['module', 'asc'],
    ['sort', 'asc'],
  ],
  deletion: { kind: 'soft' },
  uniqueTogether: [['routePath', 'lang']],
  state: { field: 'status', initial: 'draft' },
  transitions,
  reads: {
    /** Paths of pages with a published description in any language. */
    selectHelpPaths: { input: {}, answer: 'list' },
    /** The description of a page in the requested language, else in Chinese or English. Returns {@link PageHelp} or null. */
    selectHelp: {
      input: { routePath: text({ ...routePath, required: true }), lang: choice(LOCALES, { required: true }) },
      answer: 'record',
    },
  },
});
export type FunctionDescription = EntityRecord<typeof functionDescription>;

/** Returns the languages in which a description is searched, in this order. */
export function helpLanguages(lang: Locale): Locale[] {
  return [...new Set<Locale>([lang, 'zh-CN', 'en'])];
}
