import { formOptions } from '../../../core/kit';
import { deviceUser } from '../entities/deviceUser';
import { ClassThresholds } from './ClassThresholds';

/** The form of a wearer: the thresholds of a health class are seen where it is chosen. */
export default formOptions(deviceUser, { parts: { class: <ClassThresholds /> } });
