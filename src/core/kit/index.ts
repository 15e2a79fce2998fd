/**
 * Components for plugin pages. A list page needs one line:
 *
 * ```tsx
 * export default function AttendantList() {
 *   return <EntityList entity={attendant} columns={['attendantNo', 'name', 'status']} />;
 * }
 * ```
 *
 * Forms import inputs and validation, so create and edit pages must be separate lazy pages (as every page of a plugin is).
 *
 * @module kit
 */

// Charts

export { LazyTooltip } from '../theme/tooltips/LazyTooltip';
export { useTooltip } from '../theme/tooltips/useTooltip';
export { createPen, traceSamples } from './canvas/traceSamples';
export { type Drawing, useDrawing } from './canvas/useDrawing';
export { BarList, type BarListProps, type BarListRow } from './chart/BarList';
export { ChartPanel, type ChartPanelProps } from './chart/ChartPanel';
export { IndexCharts } from './chart/IndexCharts';
export { useChartTheme } from './chart/useChartTheme';
// Figures
export { CountFigures, type CountFiguresProps } from './figure/CountFigures';
export { DefinedFigure, type DefinedFigureProps } from './figure/DefinedFigure';
export { describeCountedRecords } from './figure/describeCountedRecords';
export { Figure, type FigureProps } from './figure/Figure';
export { FigureGroup } from './figure/FigureGroup';
export { FigureTile, type FigureTileProps } from './figure/FigureTile';
export { siblingPagePath } from './figure/siblingPagePath';
export { useCount } from './figure/useCount';
export { type FigureTarget, useFigureTarget } from './figure/useFigureTarget';
export { useListPath } from './figure/useListPath';
export { FullGrid, type FullGridProps } from './page/FullGrid';
// Lists

export type { ColumnInput, CustomColumn, FieldCells } from './list/columns/columns';
export { EntityList, type EntityListProps } from './list/EntityList';
export {
  DebouncedTextField,
  type DebouncedTextFieldProps,
} from './list/filters/DebouncedTextField';
export { FilterLabelsContext } from './list/filters/FilterLabels';
export type { FilterValues } from './list/filters/filterValues';
export { RegionFilter } from './list/filters/LazyPickers';
export type { QuickFilter } from './list/ListSettings';

// Values

export type { SemanticColor } from '../../../contract/fields';
export { listSeparator } from '../../../contract/values/listSeparator';
export { calendarDays, monthAfter } from './entity/calendarDays';
export { entryName } from './entity/entryName';
export { formatAge, formatDuration, formatRelativeTime } from './entity/formatAge';
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
export { isKitRecord, type KitRecord, recordTitle } from './entity/recordTitle';
export { today } from './entity/today';
export { ChoiceChip, type ChoiceChipProps } from './field/ChoiceChip';
export { ColorDot } from './field/ColorDot';
export { EmptyValue, FieldValue, type FieldValueProps } from './field/FieldValue';
export { RecordPicker, type RecordPickerProps } from './field/RecordPicker';
export { ReferenceValue, type ReferenceValueProps } from './field/ReferenceValue';
export { ReferencingRecordsContext } from './field/ReferencingRecords';
export { StatusChip, type StatusChipProps } from './field/StatusChip';
export {
  SuggestionPicker,
  type SuggestionPickerProps,
} from './field/SuggestionPicker';
export { paletteColor, toneColor } from './field/toneColor';
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
export { REVEAL_PERMISSIONS } from './reveal/revealPermissions';

// Actions

export { ActionRunner, type ActionRunnerProps } from './action/ActionRunner';
export { AffectedRecords } from './action/AffectedRecords';
export { CallForm, type CallFormProps } from './action/CallForm';
export { extractRows } from './action/extractRows';
export { OutcomeList } from './action/OutcomeList';
export { RecordActionButtons, type RecordActionButtonsProps } from './action/RecordActionButtons';
export { isApplicable, type RecordAction, recordActions } from './action/recordActions';
export { type Outcome, runOnRecords } from './action/runOnRecords';
export { useAllowedActions } from './action/useAllowedActions';
export { type CallQueryOptions, useCallQuery } from './action/useCallQuery';
export { type KitDataProvider, useKitDataProvider } from './action/useKitDataProvider';
export { useViewpoint } from './action/useViewpoint';

// Refusals

export {
  PendingRecordsLink,
  type PendingRecordsLinkProps,
} from './figure/PendingRecordsLink';
export { RefusalNotice, type RefusalNoticeProps } from './refusal/RefusalNotice';
export { useAttempt } from './refusal/useAttempt';
export { useNotifyRefusal } from './refusal/useNotifyRefusal';
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
export { type KitInputOptions, rawFormat, useKitInput } from './form/inputs/useKitInput';
export { useMaskLock } from './form/masked/MaskLock';

// Days and times

export { DayField, type DayFieldProps, MomentField, type MomentFieldProps } from './moment/MomentField';
export { formatMomentInput, parseMomentInput } from './moment/parseTypedMoment';

// Record pages

export { ChangeLines } from './show/ChangeLines';
export { EntityShow, type EntityShowProps } from './show/EntityShow';
export { RecordHistory } from './show/RecordHistory';
export { RelatedList, type RelatedListProps } from './show/RelatedList';
export type { ShowOptions } from './show/sectionsOfShow';

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

export {
  type Arrangement,
  applyArrangement,
  DEFAULT_ARRANGEMENT,
  parseArrangement,
  withHidden,
} from './arrange/arrangement';
export { PointerDragContext, type PointerDragContextProps } from './drag/PointerDragContext';

// Pages

export { Notice } from '../theme/messages/Notice';
export { type DrawnState, StateDrawing } from '../theme/messages/StateDrawing';
export { prefersReducedMotion } from '../theme/prefersReducedMotion';
export { DarkModeProvider } from './page/DarkModeProvider';
export { EmptySection } from './page/EmptySection';
export { HeaderPanel, type HeaderPanelProps } from './page/HeaderPanel';
export { PageContainer, type PageContainerProps } from './page/PageContainer';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { ReadError, type ReadErrorProps } from './page/ReadError';
export { TitledDialog, type TitledDialogProps } from './page/TitledDialog';
export { useDelayedFlag } from './page/useDelayedFlag';
export { useIsPainted } from './page/useIsPainted';
export { useRefreshWhileVisible } from './page/useRefreshWhileVisible';
export { useStyleSheet } from './page/useStyleSheet';
export { WidgetCard, type WidgetCardProps } from './page/WidgetCard';
export { type OverviewDefinition, type OverviewFrame, overviewPage } from './pages/overviewPage';

// Texts and files

export { copyText, saveFile } from '../plugin-api';
export { type CsvFile, saveCsv } from './export/saveCsv';
export { RichTextInput, type RichTextInputProps } from './richText/RichTextInput';
export { CodeBlock, type CodeBlockProps } from './text/CodeBlock';
export { CopyButton, type CopyButtonProps } from './text/CopyButton';
export { Markdown } from './text/Markdown';
export { OneTimeSecret, type OneTimeSecretProps } from './text/OneTimeSecret';
export { SafeHtml, type SafeHtmlProps } from './text/SafeHtml';
