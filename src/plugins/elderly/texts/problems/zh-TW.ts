import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  idDocumentLength: '證件號碼應為 18 位',
  idDocumentCheckDigit: '證件號碼的檢查碼不正確，請核對',
  idDocumentBirth: '證件號碼中的出生日期不正確',
  idDocumentFormat: '證件號碼與證件類型不符',
  genderMismatch: '與證件號碼中的性別不一致',
  birthMismatch: '與證件號碼中的出生日期不一致',
  ageTooYoung: '年齡須滿 %{min} 歲',
  ageTooOld: '年齡超出上限',
  earlyReasonRequired: '未滿 60 歲，須填寫提前服務的原因',
  contactRequired: '手機、市內電話、聯絡人電話至少填寫一項',
  onlyDraftRemovable: '只能刪除「待補齊」的長者；已建檔的請改為終止服務',
  documentNumberRequired: '請填寫證件號碼；確無證件者，類型選「其他」並寫明原因',
  idDocumentPattern: '此證件類型的號碼規則無效，請先在證件類型中更正',
  patternInvalid: '規則只能由字元、[...]、\\d \\w \\s .、( | ) 以及表示次數的 ? * + {2} {2,4} 組成',
  patternTooLarge: '規則重複次數過多，請縮短',
  categoryNotMet: '不符合類別「%{name}」的條件（%{rule}）',
  capacityIncomplete: '能力評估還有 %{count} 項未評分',
  assessmentRequired: '該長者類型須先完成 26 項能力評估',
  contractEnded: '服務合約已到期，請先更新合約日期',
  beforeBirth: '不能早於出生日期',
  limitsOrder: '下限不能大於上限',
  focusTagsAgainstFacts: '獨居、空巢、留守、高齡、失能、重度殘疾、失獨由資料得出，不能與資料不符',
};

export default texts;
