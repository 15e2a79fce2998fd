import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Notice, StateDrawing, useTip } from '../../../core/kit';
import { ListLink } from './ListLink';
import { useMarks } from './marks';
import { type AskedSource, QueueReader } from './QueueReader';
import type { QueueAnswer, QueueEntry } from './queueEntries';
import { useQueue } from './useQueue';

const loadRow = () => import('./QueueRow');
const QueueRow = lazy(loadRow);
const MarksLine = lazy(() => import('./MarksLine'));
const CallDialog = lazy(() => import('./CallDialog'));
const KindTip = lazy(() => import('./KindTip'));

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
          <AllButton isPressed={!isChosenThere} count={total} onPress={() => setChosen(undefined)} />
          {full.map((answer) => (
            <KindButton
              key={answer.source.key}
              isPressed={answer.source.key === chosen}
              answer={answer}
              asked={asked.find(({ source }) => source.key === answer.source.key)}
              onPress={() => {
                setChosen(answer.source.key);
                setMost(ROWS);
              }}
            />
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
      <Suspense fallback={isWaiting ? null : <WaitingRows />}>
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

interface PressedProps {
  isPressed: boolean;
  onPress: () => void;
}

function AllButton({ isPressed, count, onPress }: PressedProps & { count: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { near, tip } = useTip(translate('home.queue.allHint'));
  return (
    <>
      <button type="button" className="home-kind" aria-pressed={isPressed} onClick={onPress} {...near}>
        {translate('home.queue.all')}
        <span>{count.toLocaleString(locale)}</span>
      </button>
      {tip}
    </>
  );
}

/** Chooses a kind. What it counts is said in words when pointer, finger or keyboard come near. */
function KindButton({
  isPressed,
  answer,
  asked,
  onPress,
}: PressedProps & { answer: QueueAnswer; asked: AskedSource | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<Element>();
  const come = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget);
  return (
    <>
      <button
        type="button"
        className="home-kind"
        aria-pressed={isPressed}
        onClick={onPress}
        onPointerEnter={come}
        onFocus={come}
      >
        {translate(answer.source.label)}
        <span>{answer.total.toLocaleString(locale)}</span>
      </button>
      {anchor && asked && (
        <Suspense fallback={null}>
          <KindTip anchor={anchor} asked={asked} answer={answer} />
        </Suspense>
      )}
    </>
  );
}

function WaitingRows() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('kit.list.loading')} className="home-waiting-rows">
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
