export const playground = {
  playground: {
    lead: '外壳提供给插件的功能，每页都是一个可以照抄的小例子。',
  },
  storeSize: {
    lead: '读取和更改全局组件尺寸，更改后立即生效，已填写的内容不会丢失。',
    label: '组件尺寸',
    sample: '随便写点什么，再换一个尺寸',
    button: '按钮',
  },
  storePage: {
    lead: '打开、刷新和关闭标签页；没有保存的内容会先询问。',
    text: '没有保存的内容',
    hint: '写点什么，标签上会出现标记，切换标签不会丢失',
    open: '打开另一个标签',
    refresh: '刷新本页',
    close: '关闭本页',
    closeLeft: '关闭左侧',
    closeRight: '关闭右侧',
    closeOthers: '关闭其他',
    closeAll: '全部关闭',
    unknown: '无效的操作',
  },
  storeMenu: {
    lead: '页面显示期间换上自己的菜单，离开后自动恢复。',
    label: '菜单',
    none: '不更换',
    aside: '更换侧栏菜单',
    asideEmpty: '清空侧栏菜单',
    top: '更换顶部菜单',
    web: '外部网站',
    placeholder: '临时菜单',
    home: '首页',
  },
  storeGray: {
    lead: '整个界面变成灰色，对话框和通知仍有颜色。',
    on: '变灰',
    off: '恢复颜色',
    warn: '变灰并警告',
    title: '请注意',
    text: '后面的页面已变灰，关闭后恢复。',
    close: '关闭',
  },
  storeTransition: {
    lead: '页面切换和侧栏的动画开关，按用户保存；系统设置为减少动画时始终没有。',
    page: '页面切换动画',
    aside: '侧栏收起动画',
  },
  pageCache: {
    text: '写点什么，切换到别的标签再回来',
  },
  pageCacheOn: {
    lead: '标签开着，页面就一直活着，写下的内容仍在。',
  },
  pageCacheOff: {
    lead: '每次回到这个标签，内容都重新开始。',
  },
  pageCacheParams: {
    lead: '每个编号各有自己的标签，各自保留写下的内容。',
    id: '编号 %{id}',
    other: '打开另一个编号',
  },
  storeUa: {
    lead: '浏览器自报的信息，以及从中解析出的浏览器、引擎、系统和设备。',
    parsed: '解析结果',
  },
  storeFullscreen: {
    lead: '进入和退出全屏；按 F11 或 Esc 改变的状态也会同步。',
    enter: '进入全屏',
    leave: '退出全屏',
    refused: '浏览器不允许全屏',
  },
  storeTheme: {
    lead: '列出并切换主题和主色；不存在的主题名会回到第一个主题。',
    name: '名称',
    version: '版本',
    unknown: '启用一个不存在的主题',
  },
  pageArguSend: {
    lead: '把一个值放进路径，另一个放进查询参数，然后打开接收页。',
    username: '用户名',
    userid: '用户编号',
    send: '发送',
    wrong: '请填写，最多 50 个字',
  },
  pageArguGet: {
    lead: '从路径和查询参数中读取值；刷新后仍在。',
    none: '没有收到',
    back: '返回发送页',
  },
  db: {
    label: '已存储的值',
    key: '键',
    value: '值',
    add: '添加',
    addRandom: '添加随机值',
    clear: '清空',
    empty: '还没有值',
    remove: '删除 %{name}',
  },
  dbAll: {
    lead: '本插件在四种范围内存储的全部值。',
    label: '全部存储',
  },
  dbPublic: {
    lead: '使用此浏览器的所有人共享的值，不要放个人信息。',
  },
  dbUser: {
    lead: '只属于当前登录者的值，其他人登录后看不到。',
  },
  dbPagePublic: {
    lead: '只属于当前页面地址、所有人共享的值。',
  },
  dbPageUser: {
    lead: '只属于当前页面地址和当前登录者的值。',
  },
  snapshot: {
    topic: '回访主题',
    urgent: '加急',
    importance: '重要程度',
    forget: '删除快照',
  },
  dbPageSnapshotPublic: {
    lead: '表单边填边存，离开或刷新后再来仍在；所有人看到同一份。',
  },
  dbPageSnapshotUser: {
    lead: '表单边填边存，离开或刷新后再来仍在；每人一份。',
  },
  logAjax: {
    lead: '请求一个不存在的接口：错误提示和日志由外壳负责，插件不用自己写。',
    call: '发出请求',
  },
  logConsole: {
    lead: '在浏览器控制台打印带颜色的信息。',
    hint: '先按 F12 打开控制台，再点按钮。',
  },
  logError: {
    lead: '没有处理的错误和被拒绝的 Promise 会自动写入日志。',
    throw: '抛出错误',
    reject: '拒绝一个 Promise',
  },
  logLog: {
    lead: '由插件写入一条日志；密码、令牌和个人信息会自动去掉。',
    text: '内容',
    hint: '试试写一个手机号，看看日志里留下了什么',
    push: '写入日志',
    open: '打开日志页',
  },
  addRoutesRoutes: {
    lead: '运行时添加页面和顶部菜单；刷新后消失，已打开的页面不受影响。',
    add: '添加 %{count} 个页面',
    open: '打开第一个',
    section: '刚添加',
    page: '新页面',
  },
  env: {
    lead: '构建时写入的环境；所有人都看得到，不要放密钥。',
    label: '构建环境',
  },
  locales: {
    lead: '切换语言，文字、日期和金额随之改变。',
    label: '语言',
    text: '今天是%{day}，合计 %{number}。',
  },
  frameHtml: {
    lead: '把一个静态页面放进没有任何权限的内嵌框架。',
    frame: '转动的立方体',
  },
  mock: {
    lead: '不需要服务器的登录接口，全部在内存中，与真实登录无关。',
    note: '这里只演示返回格式，不会影响你的登录状态。',
    quick: '快速选择用户',
    username: '用户名',
    password: '密码',
    send: '发送 POST /login',
    answer: '返回结果',
  },
};
