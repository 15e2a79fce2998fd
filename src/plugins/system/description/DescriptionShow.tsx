import { EntityShow, Markdown } from '../../../core/kit';
import { functionDescription } from '../entities/functionDescription';

/** The help of one page in one language, as it is shown. */
export default function DescriptionShow() {
  return (
    <EntityShow
      entity={functionDescription}
      parts={{ content: ({ content }) => <Markdown text={String(content ?? '')} /> }}
    />
  );
}
