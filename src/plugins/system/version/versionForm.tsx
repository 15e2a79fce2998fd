import { formOptions } from '../../../core/kit';
import { systemVersion } from '../entities/systemVersion';
import { MarkdownField } from '../MarkdownField';

/** The form of a version. */
export default formOptions(systemVersion, {
  parts: { content: <MarkdownField entity={systemVersion} source="content" /> },
});
