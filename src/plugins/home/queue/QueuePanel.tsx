import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Notice, StateDrawing, useTooltip } from '../../../core/kit';
import { ListLink } from './ListLink';
import { useMarks } from './marks';
import { QueueReader, type SourceQuery } from './QueueReader';
import type { QueueAnswer, QueueEntry } from './queueEntries';
import { useQueue } from './useQueue';
import { WaitingKinds, WaitingRows } from './WaitingRows';

const loadRow = () => import('./QueueRow');
const QueueRow = lazy(loadRow);
const MarksLine = lazy(() => import('./MarksLine'));
const CallDialog = lazy(() => import('./CallDialog'));
const KindTip = lazy(() => import('./KindTip'));

/** Number of rows at first, and added with each "show more". */
const PAGE_SIZE = 10;
/**
 * Milliseconds after the first response during which the panel waits for all lists, so that the layout does not shift. After
 * that, it shows what is available.
 */
const MAX_WAIT_MS = 2_500;

/** The queue of work from all sections: the worst and oldest first, with the possible actions. */
export function QueuePanel() {
  const translate = useTranslate();
  const id = useId();
  const marks = useMarks();
  const { asked: sourceQueries, report, answers, entries, isPending, failed } = useQueue(marks.marks);
  const [chosen, setChosen] = useState<string>();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  // Lives outside the row, because taking the entry on removes the row.
  const [calledEntry, setCalledEntry] = useState<QueueEntry>();
  const hasTimedOut = useHasTimedOut(MAX_WAIT_MS, answers.length > 0);
  // Preloads the code while the lists load, but not before the panel is visible.
  useEffect(() => {
    loadRow().catch(() => undefined);
  }, []);
  const isWaiting = isPending && !hasTimedOut;
  const loadedAnswers = isWaiting ? [] : answers;
  const nonEmpty = loadedAnswers.filter(({ total }) => total > 0);
  const empty = loadedAnswers.filter(({ total }) => total === 0);
  const isChosenListed = nonEmpty.some(({ source }) => source.key === chosen);
  const shown = isChosenListed ? entries.filter(({ source }) => source.key === chosen) : entries;
  const total = nonEmpty.reduce((sum, answer) => sum + answer.total, 0);
  return (
    <section className="kit-paper home-queue" aria-labelledby={id}>
      <div className="home-head">
        <h2 id={id} className="home-title">
          {translate('home.queue.title')}
        </h2>
        {!isPending && (
          <span className="home-soft">{translate('home.queue.count', { smart_count: total, count: total })}</span>
        )}
      </div>
      {nonEmpty.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div role="group" aria-label={translate('home.queue.kinds')} className="home-kinds">
          <AllButton isPressed={!isChosenListed} count={total} onPress={() => setChosen(undefined)} />
          {nonEmpty.map((answer) => (
            <KindButton
              key={answer.source.key}
              isPressed={answer.source.key === chosen}
              answer={answer}
              asked={sourceQueries.find(({ source }) => source.key === answer.source.key)}
              onPress={() => {
                setChosen(answer.source.key);
                setVisibleCount(PAGE_SIZE);
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
      {(isWaiting || (isPending && entries.length === 0)) && (
        <>
          {nonEmpty.length <= 1 && <WaitingKinds />}
          <WaitingRows count={PAGE_SIZE} />
        </>
      )}
      {!isPending && entries.length === 0 && failed.length === 0 && <EmptyQueue />}
      {sourceQueries.map((each) => (
        <QueueReader key={each.source.key} sourceQuery={each} onRead={report} />
      ))}
      {/* Everything below the rows renders together with them, which avoids a layout shift. */}
      <Suspense fallback={isWaiting ? null : <WaitingRows count={PAGE_SIZE} />}>
        <ul className="home-rows">
          {shown.slice(0, isWaiting ? 0 : visibleCount).map((entry) => (
            <QueueRow key={entry.key} entry={entry} marks={marks} onCall={setCalledEntry} />
          ))}
        </ul>
        {!isWaiting && (shown.length > visibleCount || isChosenListed) && (
          <QueueFooter
            answer={isChosenListed ? nonEmpty.find(({ source }) => source.key === chosen) : undefined}
            isMore={shown.length > visibleCount}
            onMore={() => setVisibleCount(visibleCount + PAGE_SIZE)}
          />
        )}
        {marks.marks.length > 0 && (
          <Suspense>
            <MarksLine marks={marks} answers={answers} />
          </Suspense>
        )}
        {empty.length > 0 && nonEmpty.length > 0 && (
          <p className="home-soft home-small">
            {translate('home.queue.zeros', { names: empty.map(({ source }) => translate(source.label)).join(' · ') })}
          </p>
        )}
      </Suspense>
      {calledEntry && (
        <Suspense fallback={null}>
          <CallDialog entry={calledEntry} onClose={() => setCalledEntry(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function useHasTimedOut(maxWaitMs: number, isStarted: boolean): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (!isStarted) return;
    const timer = setTimeout(() => setTimedOut(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [maxWaitMs, isStarted]);
  return hasTimedOut;
}

interface PressedProps {
  isPressed: boolean;
  onPress: () => void;
}

function AllButton({ isPressed, count, onPress }: PressedProps & { count: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { anchorProps: near, tooltip: tip } = useTooltip(translate('home.queue.allHint'));
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
  asked: sourceQueries,
  onPress,
}: PressedProps & { answer: QueueAnswer; asked: SourceQuery | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<Element>();
  const showTip = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget);
  return (
    <>
      <button
        type="button"
        className="home-kind"
        aria-pressed={isPressed}
        onClick={onPress}
        onPointerEnter={showTip}
        onFocus={showTip}
      >
        {translate(answer.source.label)}
        <span>{answer.total.toLocaleString(locale)}</span>
      </button>
      {anchor && sourceQueries && (
        <Suspense fallback={null}>
          <KindTip anchor={anchor} sourceQuery={sourceQueries} answer={answer} />
        </Suspense>
      )}
    </>
  );
}

function EmptyQueue() {
  const translate = useTranslate();
  return (
    <div role="status" className="home-nothing">
      <StateDrawing state="done" />
      <strong>{translate('home.queue.nothing')}</strong>
      <p className="home-soft">{translate('home.queue.nothingText')}</p>
    </div>
  );
}

interface QueueFooterProps {
  answer: QueueAnswer | undefined;
  isMore: boolean;
  onMore: () => void;
}

function QueueFooter({ answer, isMore, onMore }: QueueFooterProps) {
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
