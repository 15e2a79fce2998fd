import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import {
  type KitRecord,
  useAllowedActions,
  useCallQuery,
  useKitDataProvider,
  useNotifyRefusal,
} from '../../../../core/kit';
import {
  type AverageBeat,
  addMark,
  type BeatMarks,
  intervalsBetween,
  moveMark,
  removableMarks,
} from '../../entities/beatMarks';
import type { MovedMarks } from '../../entities/ecg';
import { WAITING_STATUSES } from '../../entities/reportCodes';
import { BeatPicture } from './BeatPicture';
import { MarkedIntervalTable } from './MarkedIntervalTable';

/** Shows the averaged beat of a recording with its marks, which a doctor can move. The intervals follow. */
export default function AverageBeatPanel({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { id } = record;
  const { data, error } = useCallQuery<AverageBeat>(resource, 'selectBeat', { id });
  return (
    <Paper variant="outlined" component="section" aria-labelledby="average-beat" sx={{ padding: 2, minWidth: 0 }}>
      <Typography id="average-beat" component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('report-manage.ecg.average.title')}
      </Typography>
      {error && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {error.message}
        </Typography>
      )}
      {/* The key resets marks that are being moved when another administrator saves theirs. */}
      {data && <BeatMarkEditor key={String(record.version)} record={record} beat={data} />}
    </Paper>
  );
}

function BeatMarkEditor({ record, beat }: { record: KitRecord; beat: AverageBeat }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const notifyRefusal = useNotifyRefusal();
  const refresh = useRefresh();
  const canSave = useAllowedActions(resource, ['saveMarks']).has('saveMarks');
  const saved = record.movedMarks as MovedMarks | null | undefined;
  const currentMarks: BeatMarks = saved ?? beat.marks;
  const [marks, setMarks] = useState<BeatMarks>(currentMarks);
  const [isBusy, setIsBusy] = useState(false);
  const canEdit = canSave && WAITING_STATUSES.some((status) => status === record.status);
  const isSame = (one: BeatMarks, other: BeatMarks) =>
    one.pOn === other.pOn && one.qrsOn === other.qrsOn && one.qrsOff === other.qrsOff && one.tEnd === other.tEnd;

  async function save() {
    setIsBusy(true);
    try {
      const { pOn, qrsOn, qrsOff, tEnd } = marks;
      const { id, version } = record;
      await dataProvider.call(resource, 'saveMarks', { id, version, pOn, qrsOn, qrsOff, tEnd }, { silent: true });
    } catch (failure) {
      notifyRefusal(failure);
    } finally {
      refresh();
      setIsBusy(false);
    }
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {saved
          ? translate('report-manage.ecg.average.movedBy', {
              who: saved.adminName,
              when: wallClock(Date.parse(saved.time)).slice(0, 'YYYY-MM-DD HH:mm'.length),
            })
          : translate('report-manage.ecg.average.automatic')}
        {canEdit && ` ${translate('report-manage.ecg.average.help')}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <BeatPicture
          beat={beat}
          marks={marks}
          onMove={canEdit ? (name, ms) => setMarks((before) => moveMark(before, { name, ms }, beat)) : undefined}
        />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <MarkedIntervalTable
            marked={intervalsBetween(marks, beat.rrMs)}
            automatic={intervalsBetween(beat.marks, beat.rrMs)}
          />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {translate('report-manage.ecg.average.rr', { rr: beat.rrMs })}
          </Typography>
          {canEdit && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
              {removableMarks.map((name) => (
                <Button
                  key={name}
                  size="small"
                  disabled={isBusy}
                  onClick={() =>
                    setMarks((before) =>
                      before[name] === null ? addMark(before, name, beat) : { ...before, [name]: null },
                    )
                  }
                >
                  {translate(`report-manage.ecg.average.${marks[name] === null ? 'add' : 'remove'}`, {
                    mark: translate(`report-manage.ecg.average.marks.${name}`),
                  })}
                </Button>
              ))}
            </Box>
          )}
          {canEdit && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
              <Button
                size="small"
                variant="contained"
                loading={isBusy}
                disabled={isSame(marks, currentMarks)}
                onClick={() => void save()}
              >
                {translate('report-manage.ecg.average.save')}
              </Button>
              <Button
                size="small"
                disabled={isBusy || isSame(marks, currentMarks)}
                onClick={() => setMarks(currentMarks)}
              >
                {translate('report-manage.ecg.average.discard')}
              </Button>
              <Button size="small" disabled={isBusy || isSame(marks, beat.marks)} onClick={() => setMarks(beat.marks)}>
                {translate('report-manage.ecg.average.reset')}
              </Button>
            </Box>
          )}
        </Box>
      </Box>
    </>
  );
}
