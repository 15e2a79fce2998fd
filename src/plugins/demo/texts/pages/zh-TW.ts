import type { SameKeys } from '../../../../../contract/texts/textShape';
import { components } from './components/zh-TW';
import { frame } from './frame/zh-TW';
import { playground } from './playground/zh-TW';
import { plugins } from './plugins/zh-TW';
import type chinese from './zh-CN';

/** Texts of the samples: the frame, and the texts of each sample. */
const texts: SameKeys<typeof chinese> = { ...frame, ...playground, ...plugins, ...components };

export default texts;
