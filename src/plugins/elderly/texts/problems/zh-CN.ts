/** What calls and forms of this section say, in simplified Chinese. */
const texts = {
  idDocumentLength: '证件号码应为 18 位',
  idDocumentCheckDigit: '证件号码的校验位不正确，请核对',
  idDocumentBirth: '证件号码中的出生日期不正确',
  idDocumentFormat: '证件号码与证件类型不符',
  genderMismatch: '与证件号码中的性别不一致',
  birthMismatch: '与证件号码中的出生日期不一致',
  ageTooYoung: '年龄须满 %{min} 周岁',
  ageTooOld: '年龄超出上限',
  earlyReasonRequired: '未满 60 周岁，须填写提前服务的原因',
  contactRequired: '手机、固定电话、联系人电话至少填写一项',
  onlyDraftRemovable: '只能删除“待完善”的老人；已建档的请改为终止服务',
  documentNumberRequired: '请填写证件号码；确无证件的，类型选“其他”并写明原因',
  idDocumentPattern: '该证件类型的号码规则无效，请先在证件类型中更正',
  patternInvalid: '规则只能由字符、[...]、\\d \\w \\s .、( | ) 以及表示次数的 ? * + {2} {2,4} 组成',
  patternTooLarge: '规则重复次数过多，请缩短',
  categoryNotMet: '不符合类别“%{name}”的条件（%{rule}）',
  capacityIncomplete: '能力评估还有 %{count} 项未评分',
  assessmentRequired: '该老人类型须先完成 26 项能力评估',
  contractEnded: '服务合同已到期，请先更新合同日期',
  beforeBirth: '不能早于出生日期',
  limitsOrder: '下限不能大于上限',
  focusTagsAgainstFacts: '独居、空巢、留守、高龄、失能、重度残疾、失独由资料得出，不能与资料不符',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
