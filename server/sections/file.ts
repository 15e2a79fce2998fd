import { selectContent } from '../files/selectContent';
import { upload } from '../files/upload';
import { rejection } from '../http/failures';
import type { EntityExtension, Handler } from '../operations/extension';

const refuse: Handler = async () => {
  throw rejection('filesKept');
};

/** Files come by being uploaded and go when no record uses them. */
export const fileExtension: EntityExtension = {
  operations: {
    upload,
    selectContent,
    insert: refuse,
    updateByIdSelective: refuse,
    updateByIds: refuse,
    deleteById: refuse,
    deleteByIds: refuse,
  },
};
