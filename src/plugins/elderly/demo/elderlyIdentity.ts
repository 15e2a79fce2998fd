import type { Draw } from '../../../../server/demo/draw';
import { type PersonName, personName } from '../../../../server/demo/personName';
import { type Place, placeOf } from '../../../../server/demo/places';
import type { Gender } from '../entities/identity/gender';

/** Share of women among the elders. */
const WOMEN = 0.57;

/** The attributes of an elder on which relatives and addresses depend; each is drawn independently. */
export const elderlyGender = (draw: Draw): Gender => (draw.chance('gender', WOMEN) ? '2' : '1');
export const elderlyPerson = (draw: Draw): PersonName => personName(draw, elderlyGender(draw));
export const elderlyHome = (draw: Draw): Place => placeOf(draw, 'home');
