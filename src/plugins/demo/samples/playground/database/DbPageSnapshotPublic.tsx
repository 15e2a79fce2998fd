import { useStoredState } from '../../../../../core/plugin-api';
import { parseVisitDraft, VisitDraftForm } from '../../parts/VisitDraftForm';

export default function DbPageSnapshotPublic() {
  const [draft, setDraft, forget] = useStoredState({
    key: 'draft',
    scope: 'page-public',
    initial: { topic: '', isUrgent: false, importance: 3 },
    parse: parseVisitDraft,
  });
  return <VisitDraftForm draft={draft} onChange={setDraft} onForget={forget} />;
}
