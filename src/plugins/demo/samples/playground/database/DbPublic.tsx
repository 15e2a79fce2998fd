import { useStorage } from '../../../../../core/plugin-api';
import { StorageTable } from '../../parts/StorageTable';

export default function DbPublic() {
  const storage = useStorage('public');
  return <StorageTable storage={storage} />;
}
