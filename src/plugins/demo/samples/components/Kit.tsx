import { Stack, Typography } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { byLocale } from '../../../../../contract/texts/localeTexts';
import { LazyTexts, type Texts } from '../../../../core/plugin-api';
import { KitFigures } from '../parts/kit/KitFigures';
import { KitInputs } from '../parts/kit/KitInputs';
import { KitMaps } from '../parts/kit/KitMaps';
import { KitNotices } from '../parts/kit/KitNotices';
import { KitValues } from '../parts/kit/KitValues';
import { KitWriting } from '../parts/kit/KitWriting';
import { AppearancePicker } from '../parts/kit/LookPicker';

const PARTS: Readonly<Record<string, ComponentType>> = {
  values: KitValues,
  inputs: KitInputs,
  figuresAndCharts: KitFigures,
  notices: KitNotices,
  maps: KitMaps,
  writing: KitWriting,
};

export default function Kit() {
  return (
    <LazyTexts prefix="entities" texts={entityTexts}>
      <Stack spacing={3}>
        <AppearancePicker />
        {Object.entries(PARTS).map(([name, Part]) => (
          <PartSection key={name} label={`demo.kit.${name}`} part={Part} />
        ))}
      </Stack>
    </LazyTexts>
  );
}

function PartSection({ label, part: Part }: { label: string; part: ComponentType }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate(label)}
      </Typography>
      <Part />
    </section>
  );
}

const entityTexts = byLocale(import.meta.glob<{ default: Texts }>('../../texts/kitSample/*.json'));
