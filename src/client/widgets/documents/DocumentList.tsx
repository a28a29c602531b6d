import { DocumentIcon } from '@blueprintjs/icons';
import type { StoredFile } from '../../api/api';
import { pictureAddress } from '../../browser/past';
import { isPictureName, sizeText } from '../../ui/form/files/fileChoice';
import './documents.css';

export interface DocumentListProps {
  readonly files: readonly StoredFile[];
}

// A file that only claims to be a picture could not be shown as one.
const isPicture = (file: StoredFile): boolean => isPictureName(file.Name) && file.Type.startsWith('image/');

/**
 * Files of a record: a thumbnail for jpg, jpeg and png, an icon for others; each opens or downloads (BEH-039, BEH-040).
 */
export function DocumentList({ files }: DocumentListProps) {
  return (
    <ul className="db-documents">
      {files.map((file) => (
        <li key={file._id}>
          <a href={file.Link} target="_blank" rel="noopener noreferrer" title={file.Name}>
            {isPicture(file) ? (
              <img src={pictureAddress(file.Link)} alt="" loading="lazy" />
            ) : (
              <DocumentIcon size={32} />
            )}
            <span className="db-document-name">{file.Name}</span>
            <span className="db-muted">{sizeText(file.Size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
