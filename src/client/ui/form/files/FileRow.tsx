import { ProgressBar } from '@blueprintjs/core';
import { CrossIcon, DocumentIcon } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { getFile, type FileReference } from '../../../browser/pendingFiles';
import { isPictureName, sizeText } from './fileChoice';
import { Button } from '../../controls/Button';

/** The object URL of a picture that is not uploaded yet; released on unmount. */
function usePictureUrl(reference: FileReference | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const file = reference && isPictureName(reference.name) ? getFile(reference) : undefined;
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [reference]);
  return address;
}

export interface FileRowProps {
  readonly name: string;
  readonly size?: number;
  /** URL of a stored file. */
  readonly url?: string;
  /** A file that is not uploaded yet. */
  readonly file?: FileReference;
  /** 0 to 1 while it is uploaded. */
  readonly progress?: number;
  /** Absent: the file cannot be removed. */
  readonly onRemove?: () => void;
}

/** One file of a list: thumbnail or icon, name, size, progress, remove. */
export function FileRow({ name, size, url, file, progress, onRemove }: FileRowProps) {
  const localAddress = usePictureUrl(file);
  const picture = url !== undefined && isPictureName(name) ? url : localAddress;
  return (
    <li className="db-file">
      {picture === undefined ? (
        <DocumentIcon className="db-file-sign" size={20} />
      ) : (
        <img className="db-file-picture" src={picture} alt="" loading="lazy" />
      )}
      {url === undefined ? (
        <span className="db-file-name">{name}</span>
      ) : (
        <a className="db-file-name" href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {size !== undefined && <span className="db-file-size">{sizeText(size)}</span>}
      {progress !== undefined && (
        <div
          className="db-file-progress"
          role="progressbar"
          aria-label={`Upload of ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
        >
          <ProgressBar
            value={progress}
            intent={progress < 1 ? 'primary' : 'success'}
            stripes={progress < 1}
            animate={progress < 1}
          />
        </div>
      )}
      {onRemove && (
        <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label={`Remove ${name}`} onClick={onRemove} />
      )}
    </li>
  );
}
