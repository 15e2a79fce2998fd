import type { SameKeys } from '../textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectAll: 'すべて照会',
  selectById: '詳細を表示',
  selectByIds: 'まとめて表示',
  selectBySelectivePagination: 'ページごとに照会',
  selectBySelective: '条件で照会',
  selectAllPagination: '全員の記録を表示',
  queryAll: 'すべて照会（仕様）',
  countAll: 'すべて集計',
  querySelective: '条件ですべて照会',
  countSelective: '条件で集計',
  queryAllPagination: 'すべてページごとに照会',
  querySelectivePagination: '条件でページごとに照会',
  queryAllPaginationCastToViewObject: 'すべてページごとに照会（名称付き）',
  querySelectivePaginationCastToViewObject: '条件でページごとに照会（名称付き）',
  queryById: '番号で照会',
  insert: '新規登録',
  insertSelective: '入力項目で登録',
  updateById: '全体を変更',
  updateByIdSelective: '変更',
  updateByIds: '一括変更',
  deleteById: '削除',
  deleteByIds: '一括削除',
  packageAll: 'すべてのパッケージを書き出す',
  packageSelective: '条件でパッケージを書き出す',
  cancelPackage: 'パッケージを取り消す',
  selectContent: '内容を表示',
  upload: 'アップロード',
  menu: 'メニューに表示',
  unmask: '個人情報をすべて表示',
  lookup: '番号全桁で検索',
  export: '書き出し',
  import: '取り込み',
};

export default texts;
