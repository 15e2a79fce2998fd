import { rejection } from '../call/failures';
import type { EntityExtension, Handler } from '../operations/extension';
import { selectContent } from './selectContent';
import { upload } from './upload';

const refuse: Handler = async () => {
  throw rejection('filesKept');
};

/** Server extension of files: uploads create them, and unused ones are deleted. */
export const fileExtension: EntityExtension<'file'> = {
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
