const texts = {
  section: '服务',
  pages: {
    index: '服务首页',
    attendant: '护理员管理',
    application: '服务申请',
    sign: '签到状态',
    risk: '服务异常监测',
    address: '地址管理',
    serviceType: '服务类型',
    package: '服务单数据包',
  },
};

export default texts;
