import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';

const mode = {
  dryRun: '试运行',
  commit: '正式导入',
};

/** Imports of services: what was asked, how far it is, what came of it. */
export const serviceInputTexts: EntityTexts = {
  name: '服务录入',
  fields: {
    batchId: '导入批次',
    fileName: '文件名',
    sha256: 'SHA-256 校验值',
    mode: '方式',
    allOrNothing: '有错则全部不导入',
    seenScope: '读取时的数据范围',
    status: '状态',
    percent: '进度（%）',
    failure: '未完成的原因',
    total: '总行数',
    inserted: '新增',
    updated: '更新',
    unchanged: '未变',
    failed: '有错',
    warnings: '提醒',
    uploaderId: '操作人',
    leaseEnd: '处理截止',
    endTime: '完成时间',
    report: '报告',
    selectReport_id: '编号',
    startInput_fileId: '文件',
    startInput_mode: '方式',
    startInput_allOrNothing: '有错则全部不导入',
    startInput_again: '再次导入',
  },
  choices: {
    mode,
    startInput_mode: mode,
    status: {
      queued: '排队中',
      running: '处理中',
      ready: '已完成',
      failed: '未完成',
    },
    failure: {
      noRows: '文件中没有数据行',
      tooManyRows: '超过 5,000 行，请拆分后再导入',
      undecodable: '文件无法读取，请以 UTF-8、UTF-16 或 GB18030 编码的 CSV 保存',
      unreadable: '文件结构有误，没有写入任何数据；见问题明细',
      rowsRefused: '有错误行，按要求全部未导入',
      interrupted: '服务器中断，没有写入任何数据，请重新导入',
      broken: '处理失败，没有写入任何数据，请联系管理员',
    },
  },
};
