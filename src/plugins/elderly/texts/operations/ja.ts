import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByNoServiced: '未サービスの抽出',
  selectPlaces: '街道・社区・地域',
  packageNoServiced: '抽出結果のパッケージを書き出す',
};

export default texts;
