import type { SameKeys } from '../../../../../contract/texts/textShape';
import { components } from './components/en';
import { frame } from './frame/en';
import { playground } from './playground/en';
import { plugins } from './plugins/en';
import type chinese from './zh-CN';

/** Texts of the samples: the frame, and the texts of each sample. */
const texts: SameKeys<typeof chinese> = { ...frame, ...playground, ...plugins, ...components };

export default texts;
