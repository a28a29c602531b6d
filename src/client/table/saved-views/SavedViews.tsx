import { EyeOpenIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useDeleteViewMutation, useListSavedViewsQuery, useSaveViewMutation, type SavedView } from '../../api/api';
import { beginUndo } from '../../ui/dialogs/announce';
import { shownFailure } from '../../api/apiFailure';
import { useOverlay } from '../../screen-state/useOverlay';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { copyLink } from '../../ui/dialogs/copyLink';
import { showError, showUndoable } from '../../ui/dialogs/toaster';
import type { SavedViewContext } from '../view/tableView';
import type { ToolbarSlotProps } from '../grid/toolbar/toolbarSlot';
import { readSavedView, savedViewText } from '../view/savedView';
import { SavedViewDialog } from './SavedViewDialog';
import { SavedViewsMenu } from './SavedViewsMenu';
import { useSavedViewChoice } from './useSavedViewChoice';
import './savedViews.css';
import { Button } from '../../ui/controls/Button';
import { Popover } from '../../ui/controls/Popover';
import { reportUndo } from '../../widgets/reportUndo';

/**
 * The saved views of a table, own and shared, in the toolbar. Loaded when the menu opens, or when the table uses one.
 */
export default function SavedViews({
  tableName,
  view,
  onViewChange,
  kept,
}: ToolbarSlotProps & { kept: SavedViewContext }) {
  const choice = useSavedViewChoice(kept);
  const menu = useOverlay('saved-views');
  const saveAs = useOverlay('save-view');
  const renaming = useOverlay<SavedView>('rename-view');
  const deletion = useOverlay<SavedView>('delete-saved-view');
  const [saveView] = useSaveViewMutation();
  const [deleteView] = useDeleteViewMutation();
  const {
    data: views,
    error,
    refetch,
  } = useListSavedViewsQuery({ Table: kept.table }, { skip: !menu.isOpen && choice.asked === undefined });
  const active = views?.find((candidate) => candidate._id === kept.savedId);
  const text = savedViewText(view);
  const isChanged =
    active !== undefined &&
    savedViewText({ ...view, ...readSavedView(active.View), groupBy: readSavedView(active.View).groupBy }) !== text;
  const isGone = views !== undefined && choice.asked !== undefined && active === undefined;

  const store = async (stored: SavedView, content: string): Promise<SavedView | undefined> => {
    try {
      return await saveView({
        id: stored._id,
        Table: kept.table,
        Name: stored.Name,
        View: content,
        Version: stored.Version,
      }).unwrap();
    } catch (failure) {
      await showError(shownFailure(failure)?.message ?? '');
      return undefined;
    }
  };
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const undo = async (saved: SavedView, content: string): Promise<void> => {
    if (!(await store(saved, content))) return;
    // What was saved is a difference from the view again.
    if (isShown.current) onViewChange(view);
    await reportUndo(undefined);
  };
  const overwrite = async (stored: SavedView): Promise<void> => {
    const pending = beginUndo(`View ${stored.Name}`);
    const saved = await store(stored, text);
    if (!saved) return pending.end();
    choice.open(saved._id, { replace: true });
    // Undo refers to the saved version: a later change by another user is not overwritten.
    await showUndoable(`View saved: ${saved.Name}`, () => undo(saved, stored.View), pending);
  };
  const remove = async (stored: SavedView): Promise<void> => {
    await deleteView({ id: stored._id }).unwrap();
    deletion.close();
    if (choice.byDefault === stored._id) choice.setDefault(undefined);
    choice.open(undefined);
  };
  const label = active ? `${active.Name}${isChanged ? ' *' : ''}` : 'Views';
  return (
    <>
      <Popover
        placement="bottom-end"
        animation="minimal"
        arrow={false}
        isOpen={menu.isOpen}
        onInteraction={(isOpen) => menu.toggle(isOpen, null)}
        // A dialog opened by a choice keeps the focus.
        content={
          <SavedViewsMenu
            views={views}
            failure={views ? undefined : shownFailure(error)}
            onRetry={() => void refetch()}
            active={active}
            isChanged={isChanged}
            byDefault={choice.byDefault}
            onOpen={choice.open}
            onOverwrite={(stored) => void overwrite(stored)}
            onSaveAs={() => saveAs.open(null)}
            onRevert={(stored) =>
              onViewChange({
                ...view,
                ...readSavedView(stored.View),
                groupBy: readSavedView(stored.View).groupBy,
                page: 1,
              })
            }
            onRename={renaming.open}
            onDelete={deletion.open}
            onSetDefault={choice.setDefault}
            onCopyLink={(stored) =>
              void copyLink(
                choice.pathTo(stored._id),
                stored.Is_shared ? undefined : 'Link copied. Others can open it once the view is shared.',
              )
            }
          />
        }
      >
        <Button
          size="small"
          variant="minimal"
          className="db-saved-views-button"
          icon={<EyeOpenIcon />}
          text={label}
          intent={isGone ? 'warning' : active ? 'primary' : 'none'}
          aria-label={`Saved views of ${tableName}: ${active ? active.Name : 'standard view'}`}
          title={isGone ? 'The requested view was deleted, or it is not shared with you' : 'Saved views'}
        />
      </Popover>
      {saveAs.isOpen && <SavedViewDialog table={kept.table} text={text} onSaved={choice.open} onClose={saveAs.close} />}
      {renaming.props && (
        <SavedViewDialog
          table={kept.table}
          text={text}
          stored={renaming.props}
          onSaved={() => undefined}
          onClose={renaming.close}
        />
      )}
      <ConfirmDialog
        name="delete-view"
        isOpen={deletion.isOpen}
        title="Delete this view?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={() => (deletion.props ? remove(deletion.props) : undefined)}
        onCancel={deletion.close}
      >
        {deletion.props &&
          `${deletion.props.Name}${deletion.props.Is_shared ? ': others who use it lose it too.' : ''}`}
      </ConfirmDialog>
    </>
  );
}
