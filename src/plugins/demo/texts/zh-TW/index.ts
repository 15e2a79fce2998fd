import { components } from './components';
import { frame } from './frame';
import { playground } from './playground';
import { plugins } from './plugins';

/** Texts of the samples: their frame, and what each sample says. */
const messages = { ...frame, ...playground, ...plugins, ...components };

export default messages;
