import { formOptions } from '../../../core/kit';
import { deviceUser } from '../entities/wearers/deviceUser';
import { ClassThresholds } from './ClassThresholds';

/** The form of a wearer, which shows the thresholds below the selected health class. */
export default formOptions(deviceUser, { parts: { class: <ClassThresholds /> } });
