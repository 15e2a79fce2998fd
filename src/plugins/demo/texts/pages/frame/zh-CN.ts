export const frame = {
  frame: {
    example: '可运行的示例',
    source: '源代码',
    failed: '没有取到文件，请检查网络后重试。',
    retry: '重试',
  },
  topics: {
    store: '外壳状态',
    'page-cache': '页面缓存',
    'page-argu': '参数传递',
    db: '浏览器存储',
    log: '日志',
    'add-routes': '添加页面',
    frame: '内嵌页面',
    export: '导出',
    import: '导入',
    container: '页面容器',
    icon: '图标',
    layout: '布局',
    markdown: 'Markdown',
  },
};
