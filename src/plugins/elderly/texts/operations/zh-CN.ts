/** What the operations of this section do, besides its transitions. */
const texts = {
  selectByNoServiced: '未服务筛查',
  selectPlaces: '街道、社区和地区',
  packageNoServiced: '导出未服务筛查数据包',
};

export default texts;
