import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const attendantRoleTexts: SameKeys<typeof chinese.attendantRoleTexts> = {
  caregiver: '照顧服務員',
  nurse: '護理師',
  rehab: '復健師',
  housekeeper: '家事服務員',
  socialWorker: '社工',
  volunteer: '志工',
};

/** Headings that imports read and exports write. */
export const headingTexts: SameKeys<typeof chinese.headingTexts> = {
  applicationNo: '單號',
  externalNo: '外部單號',
  elderlyNo: '長者編號',
  elderlyName: '長者姓名',
  serviceTypeId: '服務類型',
  attendantName: '照服員姓名',
  planStart: '計畫開始',
  planEnd: '計畫結束',
  signInTime: '簽到時間',
  signOutTime: '簽退時間',
  signInLng: '簽到經度',
  signInLat: '簽到緯度',
  signOutLng: '簽退經度',
  signOutLat: '簽退緯度',
  payerType: '付費方式',
  priceFen: '金額',
  serviceResult: '服務內容',
  rating: '評分',
  remark: '備註',
  attendantNo: '照服員編號',
};
