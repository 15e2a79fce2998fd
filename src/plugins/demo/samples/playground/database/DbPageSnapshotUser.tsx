import { useStoredState } from '../../../../../core/plugin-api';
import { parseVisitDraft, VisitDraftForm } from '../../parts/VisitDraftForm';

export default function DbPageSnapshotUser() {
  const [draft, setDraft, forget] = useStoredState({
    key: 'draft',
    scope: 'page-user',
    initial: { topic: '', isUrgent: false, importance: 3 },
    parse: parseVisitDraft,
  });
  return <VisitDraftForm draft={draft} onChange={setDraft} onForget={forget} />;
}
