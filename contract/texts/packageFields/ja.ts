import type { PackageKind } from '../../package/definePackages';
import { type EntityTexts, prefixKeys } from '../entityTexts';

const input = { taskId: 'タスク番号', images: '画像を含む', unmasked: '個人情報をすべて表示', reason: '理由' };

/** Texts of the packages of one kind of record. */
export const packageFieldTexts = (name: string, kinds: readonly PackageKind[]): EntityTexts => ({
  name,
  fields: {
    ...input,
    kind: '内容',
    filter: '絞り込み条件',
    locale: '言語',
    status: '状態',
    percent: '進捗（%）',
    failure: '完了しなかった理由',
    total: '予定行数',
    rows: '行数',
    imageCount: '画像数',
    missingCount: '見つからない画像',
    seenScope: '作成時のデータ範囲',
    fileName: 'ファイル名',
    bytes: 'サイズ（バイト）',
    sha256: 'SHA-256 チェックサム',
    adminId: '担当者',
    attempt: '処理回数',
    leaseEnd: '処理期限',
    endTime: '終了日時',
    expireTime: 'ダウンロード期限',
    selectContent_taskId: input.taskId,
    cancelPackage_taskId: input.taskId,
    ...Object.assign({}, ...kinds.map((kind) => prefixKeys(`${kind}_`, input))),
  },
  choices: {
    kind: { packageAll: 'すべて', packageSelective: '絞り込み条件', packageNoServiced: '未サービス確認' },
    locale: { 'zh-CN': '簡体字中国語', 'zh-TW': '繁体字中国語', en: '英語', ja: '日本語' },
    status: {
      queued: '待機中',
      running: '処理中',
      ready: 'ダウンロード可',
      failed: '未完了',
      cancelled: '取消済み',
      expired: '期限切れ',
    },
    failure: {
      tooManyRows: '50,000 行を超えています。範囲を絞ってください',
      tooManyImages: '画像が 20,000 枚を超えています。範囲を絞ってください',
      tooLarge: '2 GB を超えています。範囲を絞ってください',
      interrupted: 'サーバーが中断しました。もう一度書き出してください',
      broken: '処理に失敗しました。再試行するか管理者に連絡してください',
    },
  },
});
