import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  idDocumentLength: '証明書番号は 18 桁で入力してください',
  idDocumentCheckDigit: '証明書番号の検査数字が正しくありません',
  idDocumentBirth: '証明書番号の生年月日が正しくありません',
  idDocumentFormat: '証明書番号が証明書の種類と合いません',
  genderMismatch: '証明書番号の性別と一致しません',
  birthMismatch: '証明書番号の生年月日と一致しません',
  ageTooYoung: '満 %{min} 歳以上である必要があります',
  ageTooOld: '年齢の上限を超えています',
  earlyReasonRequired: '60 歳未満の場合は早期利用の理由を入力してください',
  contactRequired: '携帯電話、固定電話、連絡先電話のいずれかを入力してください',
  onlyDraftRemovable: '削除できるのは「未完成」の高齢者だけです。登録済みの方はサービス終了にしてください',
  documentNumberRequired:
    '証明書番号を入力してください。証明書がない場合は種別「その他」を選び、理由を記入してください',
  idDocumentPattern: 'この証明書種別の番号規則が正しくありません。先に証明書種別で修正してください',
  patternInvalid: '規則に使えるのは文字、[...]、\\d \\w \\s .、( | )、回数の ? * + {2} {2,4} のみです',
  patternTooLarge: '規則の繰り返しが多すぎます。短くしてください',
  categoryNotMet: '区分「%{name}」の条件（%{rule}）を満たしていません',
  capacityIncomplete: '能力評価に未採点の項目が %{count} 件あります',
  assessmentRequired: 'このサービス区分では先に 26 項目の能力評価が必要です',
  contractEnded: 'サービス契約が終了しています。先に契約日を更新してください',
  beforeBirth: '生年月日より前の日付は指定できません',
  limitsOrder: '下限は上限以下にしてください',
  focusTagsAgainstFacts: '独居・高齢・要介護などのタグは登録内容から決まるため、内容と異なる指定はできません',
};

export default texts;
