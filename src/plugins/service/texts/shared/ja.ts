import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const attendantRoleTexts: SameKeys<typeof chinese.attendantRoleTexts> = {
  caregiver: '介護員',
  nurse: '看護師',
  rehab: 'リハビリ療法士',
  housekeeper: '家事支援員',
  socialWorker: 'ソーシャルワーカー',
  volunteer: 'ボランティア',
};

/** Headings that imports read and exports write. */
export const headingTexts: SameKeys<typeof chinese.headingTexts> = {
  applicationNo: '依頼番号',
  externalNo: '外部番号',
  elderlyNo: '高齢者番号',
  elderlyName: '高齢者氏名',
  serviceTypeId: 'サービス',
  attendantName: 'スタッフ氏名',
  planStart: '予定開始',
  planEnd: '予定終了',
  signInTime: '到着時刻',
  signOutTime: '退出時刻',
  signInLng: '到着の経度',
  signInLat: '到着の緯度',
  signOutLng: '退出の経度',
  signOutLat: '退出の緯度',
  payerType: '支払者',
  priceFen: '金額',
  serviceResult: 'サービス内容',
  rating: '評価',
  remark: '備考',
  attendantNo: 'スタッフ番号',
};
