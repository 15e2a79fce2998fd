import { areaList } from '@vant/area-data';
import { regionTree } from './regionTree';

/** Puts the tree of regions together; imported late, since the names are large. */
export const loadRegionTree = () => regionTree(areaList);
