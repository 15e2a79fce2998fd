export const components = {
  components: {
    lead: '页面容器、图标、编辑器、图表和布局等可以直接使用的组件。',
  },
  container: {
    body: '内容',
    header: '页眉，滚动时不动',
    footer: '页脚，滚动时不动',
    long: '长内容',
    paragraph: '第 %{number} 段：上门服务前请核对老人姓名、住址和服务项目，服务结束后请老人或家属确认。',
  },
  containerFull: {
    lead: '充满宽度的面板，只有内容滚动。',
  },
  containerFullSlot: {
    lead: '充满宽度的面板，页眉和页脚始终可见。',
  },
  containerGhost: {
    lead: '没有背景和边框的容器。',
  },
  containerGhostSlot: {
    lead: '没有背景的容器，页眉和页脚始终可见。',
  },
  containerCard: {
    lead: '圆角卡片容器，只有内容滚动。',
  },
  containerCardSlot: {
    lead: '圆角卡片容器，页眉和页脚始终可见。',
  },
  containerApi: {
    lead: '读取滚动位置，并用程序滚动。',
    by: '向下 100 像素',
    toTop: '回到顶部',
    offset: '已滚动 %{pixels} 像素',
  },
  countup: {
    lead: '数字跑到目标值；系统设置为减少动画时直接显示。',
    again: '换一个数',
  },
  richText: {
    lead: '可视化编辑，显示时过滤掉可能有害的内容。',
    label: '内容',
    heading: '防跌倒提醒',
    text: '请保持过道<b>明亮</b>、地面干燥。',
    result: '显示效果',
  },
  highlight: {
    lead: '给代码着色的组件，支持常见语言，不认识的语言按原样显示。',
    label: '%{language} 代码',
  },
  iconIcon: {
    lead: '同一个图标的不同大小和颜色，以及给读屏软件的名称。',
    elder: '老人',
  },
  iconList: {
    lead: '按主题挑选的一组图标，点击复制引入语句。',
    people: '人员',
    health: '健康',
    service: '服务',
    device: '设备',
    copied: '引入语句已复制',
    refused: '浏览器不允许复制',
  },
  iconSelect: {
    lead: '可搜索、可用键盘操作的图标选择框。',
    label: '图标',
  },
  jsonTree: {
    lead: '可以逐层展开的 JSON，支持键盘。',
    label: '返回结果',
    expand: '展开',
    collapse: '收起',
  },
  chart: {
    lead: '用 recharts 画的柱状图，颜色取自当前主题。',
    title: '一周上门次数',
    visits: '上门次数',
    day0: '周一',
    day1: '周二',
    day2: '周三',
    day3: '周四',
    day4: '周五',
    day5: '周六',
    day6: '周日',
  },
  layoutGrid: {
    lead: '可以拖动和缩放的卡片，也能用键盘操作。',
    hint: '选中卡片后：方向键移动，Shift + 方向键缩放。',
    visits: '上门',
    risks: '异常',
    devices: '设备',
  },
  layoutSplitpane: {
    lead: '可以拖动分隔条的分栏，键盘方向键也能移动。',
    left: '左',
    top: '上',
    bottom: '下',
    sides: '左右分隔条',
    floors: '上下分隔条',
  },
  markdownSource: {
    lead: '随插件打包的 Markdown 文件，渲染前先过滤。',
  },
  markdownUrl: {
    lead: '按地址读取 Markdown，失败时可以重试。',
  },
};
