const texts = {
  index: {
    title: '{{title}}首页',
    description: '各状态的记录，以及按等级的数量',
    states: '按状态',
    levels: '按等级',
  },
};

export default texts;
