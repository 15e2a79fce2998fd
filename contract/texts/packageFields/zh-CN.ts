import type { PackageKind } from '../../package/definePackages';
import { type EntityTexts, prefixKeys } from '../entityTexts';

const input = { taskId: '任务编号', images: '包含图片', unmasked: '完整个人信息', reason: '原因' };

/** Texts of the packages of one kind of record. */
export const packageFieldTexts = (name: string, kinds: readonly PackageKind[]): EntityTexts => ({
  name,
  fields: {
    ...input,
    kind: '内容',
    filter: '筛选条件',
    locale: '语言',
    status: '状态',
    percent: '进度（%）',
    failure: '未完成的原因',
    total: '计划行数',
    rows: '行数',
    imageCount: '图片数',
    missingCount: '缺失图片',
    seenScope: '生成时的数据范围',
    fileName: '文件名',
    bytes: '大小（字节）',
    sha256: 'SHA-256 校验值',
    adminId: '操作人',
    attempt: '处理次数',
    leaseEnd: '处理截止',
    endTime: '完成时间',
    expireTime: '下载截止',
    selectContent_taskId: input.taskId,
    cancelPackage_taskId: input.taskId,
    ...Object.assign({}, ...kinds.map((kind) => prefixKeys(`${kind}_`, input))),
  },
  choices: {
    kind: { packageAll: '全部', packageSelective: '按筛选条件', packageNoServiced: '未服务筛查' },
    locale: { 'zh-CN': '简体中文', 'zh-TW': '繁体中文', en: '英文', ja: '日文' },
    status: {
      queued: '排队中',
      running: '处理中',
      ready: '可下载',
      failed: '未完成',
      cancelled: '已取消',
      expired: '已过期',
    },
    failure: {
      tooManyRows: '超过 50,000 行，请缩小范围',
      tooManyImages: '图片超过 20,000 张，请缩小范围',
      tooLarge: '超过 2 GB，请缩小范围',
      interrupted: '服务器中断，请重新导出',
      broken: '处理失败，请重试或联系管理员',
    },
  },
});
