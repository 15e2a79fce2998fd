import { formOptions } from '../../../core/kit';
import { functionDescription } from '../entities/functionDescription';
import { MarkdownField } from '../MarkdownField';

/** The form for the help of a page in one language. */
export default formOptions(functionDescription, {
  parts: { content: <MarkdownField entity={functionDescription} source="content" /> },
});
