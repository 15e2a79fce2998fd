import { type EntityExtension, type Handler, rejection, selectContent, upload } from '../../../../server/plugin-api';

const refuse: Handler = async () => {
  throw rejection('filesKept');
};

/** Files come by being uploaded and go when no record uses them. */
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
