import { DialogBody } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { useScreenState } from '../../screen-state/useScreenState';
import { pageKeyGroups, type PageKey } from '../../ui/keys/pageKeys';
import { goKeys } from '../goKeys';
import type { ShellOverlayProps } from './useShellOverlay';
import './keysHelp.css';
import { Dialog } from '../../ui/dialogs/Dialog';

interface ListedKeys {
  readonly title: string;
  readonly keys: readonly Pick<PageKey, 'keys' | 'description'>[];
}

function KeyGroup({ title, keys }: ListedKeys) {
  return (
    <section className="db-keys-group" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {keys.map((key) => (
          <div key={`${key.keys} ${key.description}`}>
            <dt>
              {key.keys.split(' ').map((part, index) =>
                part === '+' || part === 'then' || part === 'or' ? (
                  <span key={index}> {part} </span>
                ) : (
                  <kbd key={index} className="db-key">
                    {part}
                  </kbd>
                ),
              )}
            </dt>
            <dd>{key.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Without what the keys do, which is no data. */
const listedKeys = (): readonly ListedKeys[] =>
  pageKeyGroups().map(({ title, keys }) => ({
    title,
    keys: keys.map(({ keys: names, description }) => ({ keys: names, description })),
  }));

/** '?': the keys of the open page and those of the whole program. */
export function KeysHelp({ onClose }: ShellOverlayProps) {
  const granted = useSelector(selectGrantedFlags);
  // The page's keys at the time the list was opened.
  const [pageGroups] = useScreenState('drafts', 'page-keys', listedKeys(), { isPinned: true });
  const ways: ListedKeys = {
    title: 'Go to',
    keys: goKeys(granted).map(({ letter, title }) => ({ keys: `g then ${letter}`, description: title })),
  };
  return (
    <Dialog isOpen title="Keyboard shortcuts" onClose={onClose} style={{ width: 860 }}>
      <DialogBody>
        <div className="db-keys">
          {[...pageGroups, ways].map((group) => (
            <KeyGroup key={group.title} {...group} />
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}
