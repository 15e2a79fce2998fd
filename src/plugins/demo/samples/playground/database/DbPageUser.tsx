import { useStorage } from '../../../../../core/plugin-api';
import { StorageTable } from '../../parts/StorageTable';

export default function DbPageUser() {
  const storage = useStorage('page-user');
  return <StorageTable storage={storage} />;
}
