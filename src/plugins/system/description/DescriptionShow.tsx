import { EntityShow, Markdown } from '../../../core/kit';
import { functionDescription } from '../entities/functionDescription';

/** Shows the help of a page in one language. */
export default function DescriptionShow() {
  return (
    <EntityShow
      entity={functionDescription}
      parts={{ content: ({ content }) => <Markdown text={String(content ?? '')} /> }}
    />
  );
}
