/**
 * Components for plugin pages. A list page needs one line:
 *
 *     export default function AttendantList() {
 *       return <EntityList entity={attendant} columns={['attendantNo', 'name', 'status']} />;
 *     }
 *
 * Forms import inputs and validation, so create and edit pages must be separate lazy pages (as every page of a plugin is).
 */

// Charts

export { LateTooltip } from '../theme/LateTooltip';
export { useTip } from '../theme/useTip';
export { penOn, traceSamples } from './canvas/traceSamples';
export { type Drawing, useDrawing } from './canvas/useDrawing';
export { ChartPanel, type ChartPanelProps } from './chart/ChartPanel';
export { IndexCharts } from './chart/IndexCharts';
export { useChartLook } from './chart/useChartLook';
// Figures
export { CountFigures, type CountFiguresProps } from './figure/CountFigures';
export { Figure, type FigureProps } from './figure/Figure';
export { FigureGroup } from './figure/FigureGroup';
export { Figures } from './figure/Figures';
export { FigureTile, type FigureTileProps } from './figure/FigureTile';
export { pageBeside } from './figure/pageBeside';
export { populationText } from './figure/populationText';
export { useCount } from './figure/useCount';
export { useListPath } from './figure/useListPath';
// Lists

export type { ColumnInput, CustomColumn, FieldCells } from './list/columns';
export { EntityList, type EntityListProps } from './list/EntityList';
export { FilterWordsContext } from './list/FilterWords';
export type { FilterValues } from './list/filterValues';
export { RegionFilter } from './list/LatePickers';
export { LateTextField, type LateTextFieldProps } from './list/LateTextField';
export type { QuickFilter } from './list/ListSettings';

// Values

export type { Tone } from '../../../contract/fields';
export { listSeparator } from '../../../contract/listSeparator';
export { agoText, whenText } from './entity/agoText';
export { calendarDays, monthAfter } from './entity/calendarDays';
export { entryName } from './entity/entryName';
export { formatMoment, formatMoney, formatValue } from './entity/formatValue';
export {
  choiceLabel,
  entityLabel,
  fieldHelp,
  fieldLabel,
  groupLabel,
  quickFilterLabel,
  transitionLabel,
} from './entity/labels';
export { moveItem } from './entity/moveItem';
export { isKitRecord, type KitRecord, representRecord } from './entity/representRecord';
export { today } from './entity/today';
export { ChoiceChip, type ChoiceChipProps } from './field/ChoiceChip';
export { ColorDot } from './field/ColorDot';
export { FieldValue, type FieldValueProps, Nothing } from './field/FieldValue';
export { NamingRecordsContext } from './field/NamingRecords';
export { OfferedPicker, type OfferedPickerProps } from './field/OfferedPicker';
export { RecordPicker, type RecordPickerProps } from './field/RecordPicker';
export { ReferenceValue, type ReferenceValueProps } from './field/ReferenceValue';
export { StatusChip, type StatusChipProps } from './field/StatusChip';
export { toneOf } from './field/toneOf';

// Pictures

export { ImageThumb, type ImageThumbProps } from './image/ImageThumb';
export { ImageValues } from './image/ImageValues';

// Personal data

export { ErasePersonDialog } from './person/ErasePersonDialog';
export { ExportPersonDialog } from './person/ExportPersonDialog';
export { PhoneNumbers } from './person/PhoneNumbers';
export { ReasonDialog, type ReasonDialogProps } from './reveal/ReasonDialog';
export { RevealButton } from './reveal/RevealButton';
export { RevealScope, useRevealedRecord } from './reveal/RevealScope';
export { REVEALS } from './reveal/reveals';

// Actions

export { ActionRunner, type ActionRunnerProps } from './action/ActionRunner';
export { answeredRows } from './action/answeredRows';
export { CallForm, type CallFormProps } from './action/CallForm';
export { OutcomeList } from './action/OutcomeList';
export { RecordActionButtons, type RecordActionButtonsProps } from './action/RecordActionButtons';
export { RecordSteps, type RecordStepsProps } from './action/RecordSteps';
export { isApplicable, type RecordAction, recordActions } from './action/recordActions';
export { type Outcome, runOnRecords } from './action/runOnRecords';
export { TouchedRecords } from './action/TouchedRecords';
export { useAllowedActions } from './action/useAllowedActions';
export { type KitDataProvider, useKitDataProvider } from './action/useKitDataProvider';
export { useViewpoint } from './action/useViewpoint';

// Refusals

export { WaitingLink, type WaitingLinkProps } from './figure/WaitingLink';
export { RefusalNotice, type RefusalNoticeProps } from './refusal/RefusalNotice';
export { useAttempt } from './refusal/useAttempt';
export { useTellRefusal } from './refusal/useTellRefusal';
export { playTones, type SignalTone } from './sound/playTones';
export { type SoundState, soundOutput } from './sound/soundOutput';

// Forms

export { EntityCreate, type EntityCreateProps } from './form/EntityCreate';
export { EntityEdit, type EntityEditProps } from './form/EntityEdit';
export { FieldInput, type FieldInputProps } from './form/FieldInput';
export { FormDialog, type FormDialogProps } from './form/FormDialog';
export { FieldGrid } from './form/FormSections';
export { type FormOptions, formOptions, useFormSettings } from './form/FormSettings';
export { ChoiceInput } from './form/inputs/ChoiceInput';
export { NumberInput, type NumberInputProps } from './form/inputs/NumberInput';
export { useMaskLock } from './form/MaskLock';

// Days and times

export { DayField, type DayFieldProps, MomentField, type MomentFieldProps } from './moment/MomentField';
export { momentOfTyping, typingOfMoment } from './moment/typedMoment';

// Record pages

export { ChangeLines } from './show/ChangeLines';
export { EntityShow, type EntityShowProps } from './show/EntityShow';
export { RecordHistory } from './show/RecordHistory';
export { RelatedList, type RelatedListProps } from './show/RelatedList';
export type { ShowOptions } from './show/showSections';

// Packages

export { PackageButton, type PackageButtonProps } from './package/PackageButton';
export { PackageList, type PackageListProps } from './package/PackageList';

// Maps

export { GeofenceMap, type GeofenceMapProps } from './map/GeofenceMap';
export type { GeofenceMark } from './map/geofenceScene';
export { neighbourPoints } from './map/neighbourPoints';
export { PlaceInput, type PlaceInputProps } from './map/PlaceInput';
export { type MapNeighbour, PlacePicker, type PlacePickerProps } from './map/PlacePicker';
export { RecordMap, type RecordMapProps } from './map/RecordMap';
export { useDistanceText } from './map/useDistanceText';

// People

export { Portrait, type PortraitProps } from './person/Portrait';

// Type lists

export { DictionaryList, type DictionaryListProps } from './dictionary/DictionaryList';

// User arrangements

export { type Arrangement, AS_IT_COMES, arranged, parseArrangement, withHidden } from './arrange/arrangement';

// Pages

export { Notice } from '../theme/Notice';
export { prefersStill } from '../theme/prefersStill';
export { type DrawnState, StateDrawing } from '../theme/StateDrawing';
export { DarkGround } from './page/DarkGround';
export { EmptySection } from './page/EmptySection';
export { PageContainer, type PageContainerProps } from './page/PageContainer';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { ReadError, type ReadErrorProps } from './page/ReadError';
export { useIsPainted } from './page/useIsPainted';
export { useLateFlag } from './page/useLateFlag';
export { useRefreshWhileVisible } from './page/useRefreshWhileVisible';
export { useStyleSheet } from './page/useStyleSheet';
export { WidgetCard, type WidgetCardProps } from './page/WidgetCard';

// Texts and files

export { copyText, saveFile } from '../plugin-api';
export { type CsvFile, saveCsv } from './export/saveCsv';
export { RichTextInput, type RichTextInputProps } from './richText/RichTextInput';
export { CodeBlock, type CodeBlockProps } from './text/CodeBlock';
export { CopyButton, type CopyButtonProps } from './text/CopyButton';
export { Markdown } from './text/Markdown';
export { SafeHtml, type SafeHtmlProps } from './text/SafeHtml';
export { ShownOnce, type ShownOnceProps } from './text/ShownOnce';
