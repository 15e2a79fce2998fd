import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '裝置',
  pages: {
    index: '裝置首頁',
    device: '健康監測裝置',
    deviceType: '裝置類型',
    deviceUser: '裝置使用者',
    deviceUserHealthyType: '裝置使用者健康類型',
    userDeviceUser: '使用者與裝置使用者關係',
    deviceBinding: '裝置使用歷史',
    deviceRefusal: '被拒絕的上傳',
    unassigned: '未歸屬資料',
  },
};

export default texts;
