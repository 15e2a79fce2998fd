import { type FormSection, RichTextInput } from '../../../core/kit';

/** The parts of an article's form. The editor is fetched with it, and with no other page. */
export const newsSections: readonly FormSection[] = [
  {
    label: 'message-manage.news.head',
    fields: ['title', 'subtitle', 'newsTypeId', 'summary', 'cover', 'author', 'source', 'sourceUrl', 'tags'],
  },
  {
    label: 'message-manage.news.text',
    fields: ['content'],
    content: <RichTextInput source="content" label="entities.news.fields.content" isRequired />,
  },
  {
    label: 'message-manage.news.publishing',
    fields: ['audience', 'publishTime', 'offlineTime', 'top', 'sort', 'remark'],
    help: { publishTime: 'message-manage.news.help.publishTime' },
  },
];
