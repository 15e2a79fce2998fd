import { genderTexts } from '../../../../elderly/texts/shared/ja';

/** Urgency of a report. */
export const severityTexts = {
  critical: '緊急',
  warn: '警告',
  info: '注意',
  none: 'なし',
};

/** Texts that all report kinds share. */
export const reportTexts = {
  fields: {
    reportNo: 'レポート番号',
    deviceId: '機器',
    deviceUserId: '装着者',
    elderlyId: '高齢者',
    elderlyNo: '高齢者番号',
    elderlyName: '高齢者氏名',
    gender: '性別',
    reportTime: '作成日時',
    periodStart: '測定開始',
    periodEnd: '測定終了',
    status: '状態',
    severity: '緊急度',
    dueTime: 'レビュー期限',
    autoConclusion: '自動判定',
    findings: '所見',
    doctorId: 'レビュー医師',
    doctorConclusion: '医師の結論',
    reviewerId: '結論入力者',
    reviewTime: 'レビュー日時',
    publishTime: '公開日時',
    statusReason: '取り下げ・無効の理由',
    withdrawnFor: '取り下げの理由',
    algoVersion: 'アルゴリズム版',
    quality: '信号品質',
    remark: '備考',
    reviewReport_doctorId: 'レビュー医師',
    reviewReport_doctorConclusion: '医師の結論',
    recallReport_reason: '取り下げの理由',
    invalidateReport_reason: '無効の理由',
    revision: '版',
    replacesId: '置き換えるレポート',
    replacedById: '置き換え先',
    printReport_id: 'レポート',
  },
  choices: {
    gender: genderTexts,
    status: {
      pendingReview: 'レビュー待ち',
      generated: '作成済み',
      reviewed: 'レビュー済み',
      published: '公開済み',
      recalled: '取り下げ',
      invalid: '無効',
    },
    severity: severityTexts,
    withdrawnFor: {
      otherWearer: '別の人の測定：装着記録の訂正後、測定時の装着者ではありません',
      nobody: '装着者なし：装着記録の訂正後、測定時は誰も装着していません',
    },
    quality: {
      good: '良好',
      fair: '普通',
      poor: '不良',
    },
  },
  transitions: {
    submitReport: 'レビューに提出',
    reviewReport: 'レビュー',
    publishReport: '公開',
    recallReport: '取り下げ',
    correctReport: '新しい版として訂正',
    invalidateReport: '無効にする',
  },
  groups: {
    conclusion: '結論',
    wearer: '装着者と測定',
  },
};
