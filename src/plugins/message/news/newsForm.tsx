import { fieldLabel, formOptions, RichTextInput } from '../../../core/kit';
import { news } from '../entities/news';

/** The form of an article. The editor is only loaded with this form. */
export default formOptions(news, {
  parts: { content: <RichTextInput source="content" label={fieldLabel(news, 'content')} isRequired /> },
});
