import { EntityShow, Markdown } from '../../../core/kit';
import { systemVersion } from '../entities/systemVersion';

/** The page of a version. */
export default function VersionShow() {
  return (
    <EntityShow
      entity={systemVersion}
      parts={{ content: ({ content }) => <Markdown text={String(content ?? '')} /> }}
    />
  );
}
