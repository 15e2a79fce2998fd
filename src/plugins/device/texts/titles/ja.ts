import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '機器',
  pages: {
    index: '機器トップ',
    device: '健康モニター機器',
    deviceType: '機器種別',
    deviceUser: '機器利用者',
    deviceUserHealthyType: '機器利用者の健康種別',
    userDeviceUser: '利用者と機器利用者の関係',
    deviceBinding: '使用履歴',
    deviceRefusal: '拒否された送信',
    unassigned: '未割当データ',
  },
};

export default texts;
