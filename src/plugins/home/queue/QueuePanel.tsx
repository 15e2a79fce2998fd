import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Notice, StateDrawing } from '../../../core/kit';
import { ListLink } from './ListLink';
import { useMarks } from './marks';
import { QueueReader } from './QueueReader';
import type { QueueAnswer, QueueEntry } from './queueEntries';
import { useQueue } from './useQueue';

const loadRow = () => import('./QueueRow');
const QueueRow = lazy(loadRow);
const MarksLine = lazy(() => import('./MarksLine'));
const CallDialog = lazy(() => import('./CallDialog'));

/** Number of rows at first, and added with each "show more". */
const ROWS = 10;
/**
 * Milliseconds after the first response during which the panel waits for all lists, so that the layout does not shift. After
 * that, it shows what is available.
 */
const PATIENCE_MS = 2_500;

/** The queue of work from all sections: the worst and oldest first, with the possible actions. */
export function QueuePanel() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const marks = useMarks();
  const { asked, report, answers, entries, isPending, failed } = useQueue(marks.marks);
  const [chosen, setChosen] = useState<string>();
  const [most, setMost] = useState(ROWS);
  // Lives outside the row, because taking the entry on removes the row.
  const [called, setCalled] = useState<QueueEntry>();
  const isLate = useIsLate(PATIENCE_MS, answers.length > 0);
  // Preloads the code while the lists load, but not before the panel is visible.
  useEffect(() => {
    loadRow().catch(() => undefined);
  }, []);
  const isWaiting = isPending && !isLate;
  const told = isWaiting ? [] : answers;
  const full = told.filter(({ total }) => total > 0);
  const empty = told.filter(({ total }) => total === 0);
  const isChosenThere = full.some(({ source }) => source.key === chosen);
  const shown = isChosenThere ? entries.filter(({ source }) => source.key === chosen) : entries;
  const total = full.reduce((sum, answer) => sum + answer.total, 0);
  return (
    <section className="kit-paper home-queue" aria-labelledby={id}>
      <div className="home-head">
        <h2 id={id} className="home-title">
          {translate('home.queue.title')}
        </h2>
        {!isPending && (
          <span className="home-soft">
            {translate('home.queue.count', { smart_count: total, count: total.toLocaleString(locale) })}
          </span>
        )}
      </div>
      {full.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div role="group" aria-label={translate('home.queue.kinds')} className="home-kinds">
          <KindButton isPressed={!isChosenThere} count={total} onPress={() => setChosen(undefined)}>
            {translate('home.queue.all')}
          </KindButton>
          {full.map(({ source, total: count }) => (
            <KindButton
              key={source.key}
              isPressed={source.key === chosen}
              count={count}
              onPress={() => {
                setChosen(source.key);
                setMost(ROWS);
              }}
            >
              {translate(source.label)}
            </KindButton>
          ))}
        </div>
      )}
      {failed.map(({ source, retry }) => (
        <Notice
          key={source.key}
          severity="warning"
          action={
            <button type="button" className="kit-button" onClick={() => void retry()}>
              {translate('kit.list.retry')}
            </button>
          }
        >
          {translate('home.queue.failed', { name: translate(source.label) })}
        </Notice>
      ))}
      {(isWaiting || (isPending && entries.length === 0)) && <WaitingRows />}
      {!isPending && entries.length === 0 && failed.length === 0 && <NothingWaits />}
      {asked.map((each) => (
        <QueueReader key={each.source.key} asked={each} onRead={report} />
      ))}
      {/* Everything below the rows renders together with them, which avoids a layout shift. */}
      <Suspense fallback={<WaitingRows />}>
        <ul className="home-rows">
          {shown.slice(0, isWaiting ? 0 : most).map((entry) => (
            <QueueRow key={entry.key} entry={entry} marks={marks} onCall={setCalled} />
          ))}
        </ul>
        {!isWaiting && (shown.length > most || isChosenThere) && (
          <Foot
            answer={isChosenThere ? full.find(({ source }) => source.key === chosen) : undefined}
            isMore={shown.length > most}
            onMore={() => setMost(most + ROWS)}
          />
        )}
        {marks.marks.length > 0 && (
          <Suspense>
            <MarksLine marks={marks} answers={answers} />
          </Suspense>
        )}
        {empty.length > 0 && full.length > 0 && (
          <p className="home-soft home-small">
            {translate('home.queue.zeros', { names: empty.map(({ source }) => translate(source.label)).join(' · ') })}
          </p>
        )}
      </Suspense>
      {called && (
        <Suspense fallback={null}>
          <CallDialog entry={called} onClose={() => setCalled(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function useIsLate(patienceMs: number, isBegun: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBegun) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs, isBegun]);
  return isLate;
}

interface KindButtonProps {
  isPressed: boolean;
  count: number;
  onPress: () => void;
  children: string;
}

function KindButton({ isPressed, count, onPress, children }: KindButtonProps) {
  const [locale] = useLocaleState();
  return (
    <button type="button" className="home-kind" aria-pressed={isPressed} onClick={onPress}>
      {children}
      <span>{count.toLocaleString(locale)}</span>
    </button>
  );
}

function WaitingRows() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('kit.list.loading')} className="home-waiting">
      {['1', '2', '3', '4', '5', '6'].map((row) => (
        <span key={row} className="kit-bar" />
      ))}
    </div>
  );
}

function NothingWaits() {
  const translate = useTranslate();
  return (
    <div role="status" className="home-nothing">
      <StateDrawing state="done" />
      <strong>{translate('home.queue.nothing')}</strong>
      <p className="home-soft">{translate('home.queue.nothingText')}</p>
    </div>
  );
}

interface FootProps {
  answer: QueueAnswer | undefined;
  isMore: boolean;
  onMore: () => void;
}

function Foot({ answer, isMore, onMore }: FootProps) {
  const translate = useTranslate();
  return (
    <div className="home-foot">
      {isMore && (
        <button type="button" className="kit-button" onClick={onMore}>
          {translate('home.queue.more')}
        </button>
      )}
      {answer && <ListLink answer={answer} />}
    </div>
  );
}
