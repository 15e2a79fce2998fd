import { useStorage } from '../../../../../core/plugin-api';
import { StorageTable } from '../../parts/StorageTable';

export default function DbPagePublic() {
  const storage = useStorage('page-public');
  return <StorageTable storage={storage} />;
}
