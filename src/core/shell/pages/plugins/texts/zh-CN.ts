const texts = {
  lead: '主控台由插件组成。可以只为自己停用插件；有权限的管理员可以对所有人停用、排序和设置。',
  changed: '更改在重新加载页面后生效。',
  reload: '重新加载',
  forMe: '对我启用',
  forAll: '对所有人设置',
  decideTitle: '对所有人设置：%{name}',
  enabledForAll: '对所有人启用',
  place: '在主菜单中的位置',
  placeHelp: '数字越小越靠前；留空则使用插件自带的位置。',
  placeFault: '请输入 0 到 9999 之间的整数，或留空',
  owner: '负责方：%{name}',
  docs: '说明文档',
  states: {
    active: '运行中',
    disabled: '已停用',
    failed: '有故障',
    offForAll: '已对所有人停用',
  },
  origins: {
    builtin: '来源：内置',
    remote: '来源：%{url}',
    server: '来源：仅有服务端',
  },
  kinds: {
    resources: '%{count} 类记录：%{names}',
    routes: '%{count} 个页面：%{names}',
    links: '%{count} 个菜单链接：%{names}',
    actions: '%{count} 个操作：%{names}',
    widgets: '%{count} 个组件：%{names}',
    entities: '服务端提供 %{count} 类记录：%{names}',
  },
  faults: {
    type: '请输入数字',
    option: '请选择列表中的一项',
    range: '请输入 %{min} 到 %{max} 之间的数字',
  },
  problems: {
    INVALID_PLUGIN: {
      what: '插件的定义有误，未加载。',
      cure: '请把下面的信息交给插件的提供方修正。',
    },
    ENGINE_MISMATCH: {
      what: '插件是为其他版本的主控台编写的，未加载。',
      cure: '请向提供方索取适用于本版本的插件。',
    },
    DUPLICATE_PLUGIN: {
      what: '已有同名插件，后一个未加载。',
      cure: '请在 console.config.json 中去掉其中一个，或请提供方更换编号。',
    },
    MISSING_PLUGIN: {
      what: '它所需要的另一个插件没有运行。',
      cure: '请先启用或安装所需的插件。',
    },
    DEPENDENCY_CYCLE: {
      what: '几个插件互相依赖，均未加载。',
      cure: '请提供方消除循环依赖。',
    },
    DUPLICATE_CONTRIBUTION: {
      what: '插件重复声明了同一内容，只保留第一个。',
      cure: '请提供方去掉重复的声明。',
    },
    UNKNOWN_TARGET: {
      what: '插件的一部分指向不存在的栏目、记录或权限，已略去。',
      cure: '请安装相应的插件，或请提供方修正。',
    },
    INVALID_SETTING: {
      what: '有一项设置的值不正确，使用默认值。',
      cure: '请在“对所有人设置”或 console.config.json 中更正。',
    },
    ORIGIN_NOT_ALLOWED: {
      what: '插件来自未获允许的网址，未加载。',
      cure: '如果信任该来源，请把它写入 console.config.json 的 allowedOrigins。',
    },
    CHECKSUM_MISSING: {
      what: '没有登记插件的校验值，未加载。',
      cure: '核对文件无误后，请把校验值写入 console.config.json 的 integrity。',
    },
    CHECKSUM_MISMATCH: {
      what: '插件文件与登记的校验值不符，未加载。',
      cure: '文件可能被改动或已升级：请核实来源，再更新 console.config.json 的 integrity。',
    },
    NO_SHARED_MODULES: {
      what: '当前的主控台没有为外部插件提供共用模块。',
      cure: '请运行 npm run build -- --plugins，或用 npm start 重新启动服务器。',
    },
    OWN_COPY: {
      what: '插件文件中自带了应由主控台提供的模块（如 React）。两份模块无法一起工作，因此未加载。',
      cure: '请联系提供者，构建时不要打包共用模块（参照新建插件中的 vite.config.ts）。',
    },
    LOAD_FAILED: {
      what: '插件或其中一部分无法加载。',
      cure: '请检查网络与文件；如果问题依旧，请把下面的信息交给提供方。',
    },
    SERVER_HALF_REFUSED: {
      what: '它的服务器部分未运行，因此页面也不加载。',
      cure: '请按下面的信息解决服务器部分的问题，然后重启服务器。',
    },
    RENDER_FAILED: {
      what: '插件的一部分在显示时出错。',
      cure: '其他部分不受影响；请把下面的信息交给提供方，必要时停用插件。',
    },
    SERVER_HALF_MISSING: {
      what: '插件的服务端文件不在。',
      cure: '请把文件放入数据目录的 plugins 文件夹后重新启动服务器。',
    },
    SERVER_HALF_CHECKSUM: {
      what: '插件的服务端文件与登记的校验值不符，未运行。',
      cure: '请核实来源，更新 console.config.json 的 server 后重新启动服务器。',
    },
    SERVER_HALF_FAILED: {
      what: '插件的服务端无法运行。',
      cure: '请把下面的信息交给提供方；更换文件后重新启动服务器。',
    },
    SERVER_HALF_INVALID: {
      what: '插件的服务端定义有误，未运行。',
      cure: '请把下面的信息交给提供方修正，然后重新启动服务器。',
    },
    CONSOLE_HALF_REFUSED: {
      what: '它的页面部分被拒绝，因此服务器部分也不运行。',
      cure: '请按下面的信息解决问题，然后重启服务器。',
    },
  },
};

export default texts;
