import { MenuDivider, MenuItem, Spinner } from '@blueprintjs/core';
import {
  BlankIcon,
  EditIcon,
  FloppyDiskIcon,
  LinkIcon,
  PeopleIcon,
  PlusIcon,
  StarEmptyIcon,
  StarIcon,
  TickIcon,
  TrashIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import { ReasonMenuItem } from '../../ui/controls/ReasonMenuItem';
import type { SavedView } from '../../api/api';
import type { ApiFailure } from '../../api/apiFailure';
import './savedViews.css';
import { Menu } from '../../ui/controls/Menu';

export interface SavedViewsMenuProps {
  /** undefined while loading. */
  readonly views: readonly SavedView[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly onRetry: () => void;
  readonly active: SavedView | undefined;
  /** True when the shown view differs from the active one. */
  readonly isChanged: boolean;
  readonly byDefault: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly onOverwrite: (view: SavedView) => void;
  readonly onSaveAs: () => void;
  readonly onRevert: (view: SavedView) => void;
  readonly onRename: (view: SavedView) => void;
  readonly onDelete: (view: SavedView) => void;
  readonly onSetDefault: (id: string | undefined) => void;
  readonly onCopyLink: (view: SavedView) => void;
}

/** Chooses a saved view; actions for the active one. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { views, failure, active, isChanged, byDefault, onOpen } = props;
  const entry = (view: SavedView) => (
    <MenuItem
      key={view._id}
      icon={view._id === active?._id ? <TickIcon title="shown" /> : <BlankIcon />}
      text={view.Name}
      labelElement={
        <span className="db-muted db-saved-view-marks">
          {!view.Is_own && view.Owner}
          {view.Is_own && view.Is_shared && <PeopleIcon title="shared with everyone" size={12} />}
          {view._id === byDefault && <StarIcon title="default" size={12} />}
        </span>
      }
      onClick={() => onOpen(view._id)}
    />
  );
  const own = views?.filter((view) => view.Is_own) ?? [];
  const shared = views?.filter((view) => !view.Is_own) ?? [];
  const isDefaultGone = byDefault !== undefined && views?.every((view) => view._id !== byDefault) === true;
  return (
    <Menu size="small" className="db-saved-views" aria-label="Saved views">
      <MenuItem
        icon={active ? <BlankIcon /> : <TickIcon title="shown" />}
        text="Standard view"
        onClick={() => onOpen(undefined)}
      />
      {!views && !failure && <MenuItem disabled icon={<Spinner size={12} />} text="Loading…" />}
      {failure && (
        <MenuItem
          intent="danger"
          text={`Could not load the views. ${failure.message}`}
          label="Retry"
          shouldDismissPopover={false}
          onClick={props.onRetry}
        />
      )}
      {own.length > 0 && <MenuDivider title="Mine" />}
      {own.map(entry)}
      {shared.length > 0 && <MenuDivider title="Shared by others" />}
      {shared.map(entry)}
      <MenuDivider title={active?.Name} />
      {active?.Is_own === true && (
        <ReasonMenuItem
          icon={<FloppyDiskIcon />}
          text="Overwrite with the current state"
          disabledReason={isChanged ? undefined : 'There are no changes to the view'}
          onClick={() => props.onOverwrite(active)}
        />
      )}
      {active && (
        <ReasonMenuItem
          icon={<UndoIcon />}
          text="Undo changes"
          disabledReason={isChanged ? undefined : 'There are no changes to the view'}
          onClick={() => props.onRevert(active)}
        />
      )}
      <MenuItem icon={<PlusIcon />} text="Save as a new view…" onClick={props.onSaveAs} />
      {isDefaultGone && (
        <MenuItem
          icon={<StarIcon />}
          text="Forget the default view, which is gone"
          onClick={() => props.onSetDefault(undefined)}
        />
      )}
      {active && (
        <>
          {active._id === byDefault ? (
            <MenuItem icon={<StarIcon />} text="Do not open by default" onClick={() => props.onSetDefault(undefined)} />
          ) : (
            <MenuItem icon={<StarEmptyIcon />} text="Open by default" onClick={() => props.onSetDefault(active._id)} />
          )}
          <MenuItem icon={<LinkIcon />} text="Copy link" onClick={() => props.onCopyLink(active)} />
        </>
      )}
      {active?.Is_own === true && (
        <MenuItem icon={<EditIcon />} text="Rename or share…" onClick={() => props.onRename(active)} />
      )}
      {active?.May_delete === true && (
        <MenuItem icon={<TrashIcon />} intent="danger" text="Delete…" onClick={() => props.onDelete(active)} />
      )}
    </Menu>
  );
}
