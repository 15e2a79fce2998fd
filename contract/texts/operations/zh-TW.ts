import type { SameKeys } from '../textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectAll: '查詢全部',
  selectById: '檢視詳情',
  selectByIds: '批次檢視',
  selectBySelectivePagination: '分頁查詢',
  selectBySelective: '依條件查詢',
  selectAllPagination: '檢視所有人的記錄',
  queryAll: '查詢全部（規範）',
  countAll: '統計全部',
  querySelective: '依條件查詢全部',
  countSelective: '依條件統計',
  queryAllPagination: '分頁查詢全部',
  querySelectivePagination: '依條件分頁查詢',
  queryAllPaginationCastToViewObject: '分頁查詢全部（含名稱）',
  querySelectivePaginationCastToViewObject: '依條件分頁查詢（含名稱）',
  queryById: '依編號查詢',
  insert: '新增',
  insertSelective: '依填寫項新增',
  updateById: '整筆修改',
  updateByIdSelective: '修改',
  updateByIds: '批次修改',
  deleteById: '刪除',
  deleteByIds: '批次刪除',
  packageAll: '匯出全部資料包',
  packageSelective: '依條件匯出資料包',
  cancelPackage: '取消資料包',
  selectContent: '檢視內容',
  upload: '上傳',
  menu: '顯示選單',
  unmask: '檢視完整個人資訊',
  lookup: '依完整號碼查找',
  export: '匯出',
  import: '匯入',
};

export default texts;
