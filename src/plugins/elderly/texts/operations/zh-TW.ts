import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByNoServiced: '未服務篩查',
  selectPlaces: '街道、社區和地區',
  packageNoServiced: '匯出未服務篩查資料包',
};

export default texts;
