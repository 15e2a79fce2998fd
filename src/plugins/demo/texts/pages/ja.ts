import type { SameKeys } from '../../../../../contract/texts/textShape';
import { components } from './components/ja';
import { frame } from './frame/ja';
import { playground } from './playground/ja';
import { plugins } from './plugins/ja';
import type chinese from './zh-CN';

/** Texts of the samples: the frame, and the texts of each sample. */
const texts: SameKeys<typeof chinese> = { ...frame, ...playground, ...plugins, ...components };

export default texts;
