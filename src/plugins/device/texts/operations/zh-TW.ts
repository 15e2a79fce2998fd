import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  raiseEvent: '上報事件',
  selectByDeviceUserId: '依裝置使用者查詢',
  registerDevice: '登記裝置',
  rotateSecret: '更換上傳金鑰',
  selectUnassigned: '查看未歸屬資料',
  relationEnd: '關係到期',
};

export default texts;
