const texts = {
  section: '服务',
  newApplication: '新建服务申请',
  pages: {
    index: '服务首页',
    attendant: '护理员管理',
    application: '服务申请',
    settlement: '结算分录',
    sign: '签到状态',
    risk: '服务异常监测',
    address: '地址管理',
    serviceType: '服务类型',
    package: '服务单数据包',
  },
  widgets: { hours: '今日应上门', week: '前七天完成率（不含今天）', map: '今日服务地图' },
  actions: { erasePerson: '删除个人信息' },
};

export default texts;
