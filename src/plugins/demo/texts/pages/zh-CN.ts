import { components } from './components/zh-CN';
import { frame } from './frame/zh-CN';
import { playground } from './playground/zh-CN';
import { plugins } from './plugins/zh-CN';

/** Texts of the samples: the frame, and the texts of each sample. */
const texts = { ...frame, ...playground, ...plugins, ...components };

export default texts;
