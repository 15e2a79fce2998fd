const texts = {
  section: '老人',
  pages: {
    index: '老人首页',
    elderly: '老人管理',
    noServiced: '未服务筛查',
    type: '老人类型',
    municipalType: '市级类别',
    capacityType: '能力等级',
    liveType: '居住情况',
    maritalStatusType: '婚姻状况',
    codeType: '证件类型',
    package: '老人数据包',
  },
  actions: { exportPerson: '导出全部信息', erasePerson: '删除个人信息' },
};

export default texts;
