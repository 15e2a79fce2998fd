import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';

const mode = {
  dryRun: '試行',
  commit: '本番取込',
};

/** Imports of services: what was asked, how far it is, what came of it. */
export const serviceInputTexts: EntityTexts = {
  name: 'サービス取込',
  fields: {
    batchId: '取込バッチ',
    fileName: 'ファイル名',
    sha256: 'SHA-256 チェックサム',
    mode: '方式',
    allOrNothing: 'エラー時は全件中止',
    seenScope: '読み込み時のデータ範囲',
    status: '状態',
    percent: '進捗（%）',
    failure: '失敗の理由',
    total: '総行数',
    inserted: '追加',
    updated: '更新',
    unchanged: '変更なし',
    failed: 'エラー',
    warnings: '警告',
    uploaderId: '担当者',
    leaseEnd: '処理期限',
    endTime: '完了日時',
    report: 'レポート',
    selectReport_id: '番号',
    startInput_fileId: 'ファイル',
    startInput_mode: '方式',
    startInput_allOrNothing: 'エラー時は全件中止',
    startInput_again: 'もう一度取り込む',
  },
  choices: {
    mode,
    startInput_mode: mode,
    status: {
      queued: '待機中',
      running: '処理中',
      ready: '完了',
      failed: '失敗',
    },
    failure: {
      noRows: 'データ行がありません',
      tooManyRows: '5,000 行を超えています。分割してください',
      undecodable: 'ファイルを読み取れません。UTF-8、UTF-16 または GB18030 の CSV で保存してください',
      unreadable: 'ファイルの構造に誤りがあり、何も書き込まれていません。問題の明細を確認してください',
      rowsRefused: 'エラー行があるため、指定どおり全件を取り込みませんでした',
      interrupted: 'サーバーが中断しました。何も書き込まれていません。もう一度取り込んでください',
      broken: '失敗しました。何も書き込まれていません。管理者に連絡してください',
    },
  },
};
