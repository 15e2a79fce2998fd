import { useState } from 'react';
import { saveFile } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { useNotifyRefusal } from '../refusal/useNotifyRefusal';

/** Returns the calls that cancel and download packages; failures show a notice. */
export function usePackageCalls(resource: string, onChange: () => void) {
  const dataProvider = useKitDataProvider();
  const notifyRefusal = useNotifyRefusal();
  const [busy, setBusy] = useState<string>();

  async function attempt(taskId: string, work: () => Promise<void>): Promise<void> {
    setBusy(taskId);
    try {
      await work();
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setBusy(undefined);
      onChange();
    }
  }

  return {
    /** The package that is being canceled or downloaded. */
    busy,
    cancel: (taskId: string) =>
      attempt(taskId, async () => {
        await dataProvider.call(resource, 'cancelPackage', { taskId }, { silent: true });
      }),
    download: (taskId: string, name: string) =>
      attempt(taskId, async () => {
        const content = await dataProvider.readContent(resource, { taskId });
        saveFile({ name, type: 'application/zip', content });
      }),
  };
}
