import { Callout } from '@blueprintjs/core';
import { UploadIcon } from '@blueprintjs/icons';
import { useRef, useState, type DragEvent } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';
import { maxFileMebibytes, maxFiles } from '../../../../domain/files/uploadLimits';
import { cancelUpload, type FileReference } from '../../../browser/pendingFiles';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from '../FieldFrame';
import { noFiles, takeFiles, type FileChoice, type FileRejection, type StoredFile } from './fileChoice';
import { FileRow } from './FileRow';
import type { FieldSource } from '../formHandle';
import { useField, useIsSubmitting } from '../useField';
import { Button } from '../../controls/Button';

export interface FilesFieldProps extends FieldLooks {
  readonly field: FieldSource<FileChoice>;
  /** How far the upload of a file is, 0 to 1; undefined before it starts. */
  readonly getProgress?: (file: FileReference) => number | undefined;
  /** For the file dialog, for example '.xlsx,.csv'. */
  readonly accept?: string;
  /** Why a file cannot be added ('is not an Excel file'), shown after its name; null accepts it. */
  readonly reasonAgainst?: (file: File) => string | null;
  /** One file: another choice replaces it. */
  readonly isSingle?: boolean;
  /** The files are being sent. Default: while the form of the field is being submitted. */
  readonly isSending?: boolean;
}

const noRejections: readonly FileRejection[] = [];

/** Files by drag and drop or by the file dialog, with a message for every rejected file. */
export function FilesField({
  field: ofForm,
  getProgress,
  accept,
  reasonAgainst,
  isSingle = false,
  isSending,
  ...looks
}: FilesFieldProps) {
  const field = useField(ofForm);
  const isSubmitting = useIsSubmitting(ofForm);
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useScreenState<readonly FileRejection[]>(
    'drafts',
    `${ofForm.name}/rejections`,
    noRejections,
  );
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { kept, added } = field.value;

  const take = (files: Iterable<File>): void => {
    const taken = isSingle
      ? takeFiles(noFiles, [...files].slice(0, 1), reasonAgainst)
      : takeFiles(field.value, [...files], reasonAgainst);
    setRejections(taken.rejections);
    if (taken.choice.added.length > (isSingle ? 0 : added.length)) field.change(taken.choice);
    field.touch();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(false);
    if (!isFieldOff(looks)) take(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(true);
  };
  const removeStored = (stored: StoredFile): void =>
    field.change({ kept: kept.filter((file) => file.id !== stored.id), added });
  const remove = (file: FileReference): void => field.change({ kept, added: added.filter((known) => known !== file) });

  return (
    <FieldFrame
      field={field}
      aside={
        isSingle ? undefined : <div className="db-field-count">{`${kept.length + added.length} / ${maxFiles}`}</div>
      }
      {...looks}
    >
      <div
        className={`db-files ${isDraggedOver ? 'db-files-over' : ''}`}
        onDragOver={dragOver}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={field.id}
          type="file"
          multiple={!isSingle}
          accept={accept}
          className="db-files-input"
          // It looks like a button, so Enter presses it too.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
          disabled={isFieldOff(looks)}
          onChange={(event) => {
            take(event.currentTarget.files ?? []);
            // The same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
          {...fieldAria(field, looks)}
          aria-required={undefined}
        />
        <Button
          variant="outlined"
          size="small"
          icon={<UploadIcon />}
          text={isSingle ? 'Choose a file' : 'Choose files'}
          tabIndex={-1}
          disabled={isFieldOff(looks)}
          onClick={() => input.current?.click()}
        />
        {(isSending ?? isSubmitting) && added.length > 0 ? (
          <Button
            variant="minimal"
            size="small"
            text="Cancel upload"
            data-cancels
            onClick={() => cancelUpload(added)}
          />
        ) : (
          <span className="db-files-hint">
            {isSingle ? 'or drop it here' : `or drop them here: up to ${maxFiles}, ${maxFileMebibytes} MiB each`}
          </span>
        )}
      </div>
      {rejections.length > 0 && (
        <Callout compact intent="warning" role="alert" className="db-files-rejections">
          {rejections.map((rejection, index) => (
            <div key={index}>{`${rejection.name} ${rejection.reason}`}</div>
          ))}
        </Callout>
      )}
      {kept.length + added.length > 0 && (
        <ul className="db-file-list" aria-label={`${looks.label}: files`}>
          {kept.map((stored) => (
            <FileRow
              key={stored.id}
              name={stored.name}
              size={stored.size}
              url={stored.url}
              onRemove={isFieldOff(looks) ? undefined : () => removeStored(stored)}
            />
          ))}
          {added.map((file) => (
            <FileRow
              key={file.fileRef}
              name={file.name}
              size={file.size}
              file={file}
              progress={getProgress?.(file)}
              onRemove={isFieldOff(looks) ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
