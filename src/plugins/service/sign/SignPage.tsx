import { useState } from 'react';
import { EntityList, type KitRecord } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { selectSignPagination } from '../entities/signs/signCalls';
import { SignDrawer } from './SignDrawer';
import { SignFigures } from './SignFigures';
import { signColumns } from './signColumns';
import { signOperations } from './signOperations';

/** Lists the visits of a day by sign status: missed first, then overdue. */
export default function SignPage() {
  const resource = useEntityResource(serviceApplication.name);
  const [opened, setOpened] = useState<KitRecord>();
  if (!resource) return null;
  return (
    <EntityList
      entity={serviceApplication}
      resource={resource}
      storeKey="serviceApplication.sign"
      read="selectSignPagination"
      title="service-manage.pages.sign"
      description="service-manage.sign.description"
      columns={signColumns}
      filters={filters}
      selectable={false}
      operations={signOperations}
      onOpen={setOpened}
      top={
        <>
          <SignFigures />
          <SignDrawer opened={opened} onClose={() => setOpened(undefined)} />
        </>
      }
    />
  );
}

const filters = Object.keys(selectSignPagination.input);
