import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import {
  type KitDataProvider,
  type KitRecord,
  saveFile,
  useAllowedActions,
  useKitDataProvider,
  useNotifyRefusal,
} from '../../../core/kit';
import type { PrintableReport } from '../entities/reportRules';

/** Input for the drawing of a printed report. */
export interface PrintJob {
  entity: Entity;
  record: KitRecord;
  /** The texts that are masked on the screen. */
  unmaskedTexts: PrintableReport;
  resource: string;
  dataProvider: KitDataProvider;
  locale: string;
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

/** Draws the pages of a report. */
export type DrawReport = (job: PrintJob) => Promise<readonly HTMLCanvasElement[]>;

export interface PrintButtonProps {
  entity: Entity;
  record: KitRecord;
  /** Loads the drawing code of this report kind on demand. */
  load: () => Promise<{ default: DrawReport }>;
}

/** Saves a published report as PDF. Each download is logged. */
export function PrintButton({ entity, record, load }: PrintButtonProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const notifyRefusal = useNotifyRefusal();
  const canPrint = useAllowedActions(resource, ['printReport']).has('printReport');
  const [isBusy, setIsBusy] = useState(false);
  if (record.status !== 'published' || !canPrint) return null;

  async function print() {
    setIsBusy(true);
    try {
      const [{ default: draw }, { createPdf: pdfOf }] = await Promise.all([load(), import('../print/pdfOf')]);
      // The contract defines the type of this response.
      const unmaskedTexts = (await dataProvider.call(
        resource,
        'printReport',
        { id: record.id },
        {
          silent: true,
        },
      )) as PrintableReport;
      const pages = await draw({ entity, record, unmaskedTexts, resource, dataProvider, locale, translate });
      const title = String(record.reportNo);
      saveFile({ name: `${title}.pdf`, type: 'application/pdf', content: await pdfOf(pages, { title }) });
    } catch (failure) {
      notifyRefusal(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PictureAsPdfOutlinedIcon />}
        loading={isBusy}
        onClick={() => void print()}
      >
        {translate('report-manage.print.button')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report-manage.print.logged')}
      </Typography>
    </Box>
  );
}
