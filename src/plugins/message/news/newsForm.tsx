import { fieldLabel, formOptions, RichTextInput } from '../../../core/kit';
import { news } from '../entities/news';

/** The form of an article. The editor is fetched with it, and with no other page. */
export default formOptions(news, {
  parts: { content: <RichTextInput source="content" label={fieldLabel(news, 'content')} isRequired /> },
});
