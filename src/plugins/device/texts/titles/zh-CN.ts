const texts = {
  section: '设备',
  pages: {
    index: '设备首页',
    device: '健康监测设备',
    deviceType: '设备类型',
    deviceUser: '设备用户',
    deviceUserHealthyType: '设备用户健康类型',
    userDeviceUser: '用户与设备用户关系',
    deviceBinding: '设备使用历史',
    deviceRefusal: '被拒绝的上传',
    unassigned: '未归属数据',
  },
};

export default texts;
