import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  raiseEvent: 'イベントを通報',
  selectByDeviceUserId: '装着者で照会',
  registerDevice: '機器を登録',
  rotateSecret: 'アップロード鍵を変更',
  selectUnassigned: '未割当データの一覧',
  relationEnd: '関係の期限切れ',
};

export default texts;
