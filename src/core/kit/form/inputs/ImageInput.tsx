import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { MEBIBYTE, uploadRules } from '../../../../../contract/calls/files';
import { moveItem } from '../../entity/moveItem';
import { ImageThumb } from '../../image/ImageThumb';
import { imagesIn } from '../../image/ImageValues';
import { UploadTile } from '../../image/UploadTile';
import { useUploads } from '../../image/useUploads';
import type { KitInputProps } from './inputProps';
import { UploadProblems } from './UploadProblems';

export interface ImageInputProps extends KitInputProps {
  multiple?: boolean;
  /** Maximum number of pictures, if several are allowed. */
  max?: number;
  /** Small and without help text, for an input inside a row. */
  isCompact?: boolean;
}

/**
 * Input for pictures: selected, dropped or pasted, uploaded immediately, shown as thumbnails, removable, and
 * sortable if there are several.
 */
export function ImageInput({ multiple = false, max = 1, isCompact = false, ...props }: ImageInputProps) {
  const translate = useTranslate();
  const labelId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { field, fieldState, isRequired } = useInput<string | string[] | null>({
    ...props,
    format: (value) => value ?? null,
    parse: (value) => value,
  });
  const images = imagesIn(field.value);
  /** A ref, because several pictures can arrive between two renders. */
  const latest = useRef(images);
  latest.current = images;
  const change = (next: string[]) => {
    latest.current = next;
    field.onChange(multiple ? next : (next[0] ?? null));
    field.onBlur();
  };
  const { uploads, problems, add, refuse, localOf } = useUploads((fileId) => {
    if (latest.current.includes(fileId)) return;
    change(multiple ? [...latest.current, fileId] : [fileId]);
  });
  const remaining = multiple ? max - images.length - uploads.length : 1 - uploads.length;
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.length > remaining) return refuse(translate('problems.tooManyItems', { max }));
    void add(files);
  };
  const name = translate(props.label);

  return (
    <DropArea labelId={labelId} onFiles={choose}>
      <Box id={labelId} sx={{ fontSize: '0.75rem', color: fieldState.invalid ? 'error.main' : 'text.secondary' }}>
        <FieldTitle label={props.label} source={props.source} isRequired={isRequired} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        {images.map((image, at) => (
          <Box key={image} role="group" aria-label={translate('kit.image.item', { name, at: at + 1 })}>
            <ImageThumb value={image} label={name} local={localOf(image)} size={isCompact ? 40 : undefined} />
            <Box sx={{ display: 'flex', justifyContent: 'center' }}>
              {multiple && (
                <TileButton
                  label={translate('kit.image.earlier', { at: at + 1 })}
                  disabled={at === 0}
                  onClick={() => change(moveItem(images, at, at - 1))}
                  icon={<ArrowBackIcon fontSize="inherit" />}
                />
              )}
              <TileButton
                label={translate('kit.image.remove', { at: at + 1 })}
                onClick={() => {
                  change(images.filter((each) => each !== image));
                  // The focused element was removed with the picture.
                  button.current?.focus();
                }}
                icon={<DeleteIcon fontSize="inherit" />}
              />
              {multiple && (
                <TileButton
                  label={translate('kit.image.later', { at: at + 1 })}
                  disabled={at === images.length - 1}
                  onClick={() => change(moveItem(images, at, at + 1))}
                  icon={<ArrowForwardIcon fontSize="inherit" />}
                />
              )}
            </Box>
          </Box>
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        <Button
          ref={(element) => {
            button.current = element;
            field.ref(element);
          }}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          aria-describedby={isCompact ? undefined : `${labelId}-help`}
          onClick={() => chooser.current?.click()}
        >
          {translate(!multiple && images.length > 0 ? 'kit.image.replace' : 'kit.image.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={name}
          accept={uploadRules.image.mimes.join()}
          multiple={multiple}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            // Reset, so that the same file can be selected again.
            target.value = '';
          }}
        />
      </Box>
      {!isCompact && (
        <FormHelperText id={`${labelId}-help`} sx={{ marginInline: 0 }}>
          {translate('kit.image.help', { max: uploadRules.image.bytesMax / MEBIBYTE })}
        </FormHelperText>
      )}
      <UploadProblems problems={problems} fieldState={fieldState} helperText={props.helperText} />
    </DropArea>
  );
}

/** Accepts files that are dropped on it, or pasted while it has the focus. */
function DropArea({
  labelId,
  onFiles,
  children,
}: {
  labelId: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);
  const takeFiles = (transfer: DataTransfer) => onFiles([...transfer.files]);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        takeFiles(event.dataTransfer);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        takeFiles(event.clipboardData);
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 4,
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}

function TileButton({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick} sx={{ padding: 0.25 }}>
      {icon}
    </IconButton>
  );
}
