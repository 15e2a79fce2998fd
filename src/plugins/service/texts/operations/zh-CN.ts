/** What the operations of this section do, besides its transitions. */
const texts = {
  selectByName: '按姓名查询',
  selectByUserId: '按用户查询',
  selectSomeBySelective: '按条件选取',
  selectByAttendantId: '按护理员查询',
  selectByServiceTypeId: '按服务类型查询',
  selectByElderlyCapacityTypeId: '按能力等级查询',
  selectUses: '地址的服务单',
  selectAssignable: '可派护理员',
  selectDayBoard: '日程看板',
  deleteAllInput: '删除全部导入数据',
  selectSignPagination: '签到状态',
  startInput: '导入文件',
  selectReport: '查看报告',
  selectHighRiskPagination: '异常服务监测',
  selectRiskStatistics: '异常服务统计',
  reviewRisks: '批量核查',
  tryRiskRules: '试算异常规则',
};

export default texts;
