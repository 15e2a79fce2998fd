import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { serviceInput } from '../entities/serviceInput';

const ACTIONS = ['startInput'];

/** Links to the import of services, if the user can import. */
export function ServiceInputButton() {
  const resource = useEntityResource(serviceInput.name) ?? '';
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayImport = useAllowedActions(resource, ACTIONS).has('startInput');
  if (!resource || !mayImport) return null;
  return (
    <Button size="small" startIcon={<UploadIcon />} component={Link} to={createPath({ resource, type: 'list' })}>
      {translate('service-manage.input.button')}
    </Button>
  );
}
