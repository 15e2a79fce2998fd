import { useStorage } from '../../../../../core/plugin-api';
import { StorageTable } from '../../parts/StorageTable';

export default function DbUser() {
  const storage = useStorage('user');
  return <StorageTable storage={storage} />;
}
