import type { SameKeys } from '../textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectAll: 'Read all',
  selectById: 'View details',
  selectByIds: 'View several',
  selectBySelectivePagination: 'Read by page',
  selectBySelective: 'Read by condition',
  selectAllPagination: "View everybody's records",
  queryAll: 'Query all (specification)',
  countAll: 'Count all',
  querySelective: 'Query all by condition',
  countSelective: 'Count by condition',
  queryAllPagination: 'Query all by page',
  querySelectivePagination: 'Query by condition and page',
  queryAllPaginationCastToViewObject: 'Query all by page (with names)',
  querySelectivePaginationCastToViewObject: 'Query by condition and page (with names)',
  queryById: 'Query by number',
  insert: 'Create',
  insertSelective: 'Create from given fields',
  updateById: 'Replace',
  updateByIdSelective: 'Edit',
  updateByIds: 'Edit several',
  deleteById: 'Delete',
  deleteByIds: 'Delete several',
  packageAll: 'Export a package of all',
  packageSelective: 'Export a package by condition',
  cancelPackage: 'Cancel a package',
  selectContent: 'View the content',
  upload: 'Upload',
  menu: 'Show in the menu',
  unmask: 'View full personal data',
  lookup: 'Find by full number',
  export: 'Export',
  import: 'Import',
};

export default texts;
