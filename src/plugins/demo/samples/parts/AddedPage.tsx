import { PageHeader } from '../../../../core/kit';
import { usePageTitle } from '../../../../core/plugin-api';

/** A page that was not there when the console started. */
export default function AddedPage() {
  return <PageHeader title={usePageTitle()} />;
}
