import { areaList } from '@vant/area-data';
import { regionTree } from './regionTree';

/** Builds the region tree; lazy-loaded, because the names are large. */
export const loadRegionTree = () => regionTree(areaList);
