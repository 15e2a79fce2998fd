import { useNotify, useTranslate } from 'react-admin';
import { type ActionProps, saveFile } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { ReasonDialog } from '../reveal/ReasonDialog';

const REASONS = ['self', 'authority', 'procedure'];

/** Asks for the reason of a complete export of a person's data, and saves the file. */
export function ExportPersonDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useKitDataProvider();
  const id = records[0]?.id;
  async function save(reason: string) {
    const content = await dataProvider.download(resource, 'exportPerson', { id, reason });
    saveFile({ name: `${resource.split('/').at(-1)}-${id}.zip`, type: 'application/zip', content });
    notify('kit.person.done', { type: 'success' });
  }
  return (
    <ReasonDialog
      title={translate('kit.person.title')}
      description={translate('kit.person.description')}
      suggestions={REASONS.map((name) => translate(`kit.person.reasons.${name}`))}
      confirmLabel={translate('kit.person.confirm')}
      onConfirm={save}
      onClose={onClose}
    />
  );
}
