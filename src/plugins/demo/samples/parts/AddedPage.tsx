import { PageHeader } from '../../../../core/kit';
import { usePageTitle } from '../../../../core/plugin-api';

/** A page that is added after the console has started. */
export default function AddedPage() {
  return <PageHeader title={usePageTitle()} />;
}
