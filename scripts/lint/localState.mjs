// Where client code may hold state outside of the store. The rule state/in-store reads both lists.

/**
 * State that stays where it is, with the reason: what no user could see or lose, or what must not be in the store.
 * @type {Readonly<Record<string, string>>}
 */
export const localState = {
  'api/changes/inOrder.ts': 'which calls are under way; the state of RTK Query has them too',
  'app/devToolsOptions.ts': 'copies made for Redux DevTools, by the state they are copies of',
  'api/identityQuestion.ts': 'functions of calls that wait for the answer; that it is asked is in the store',
  'app/entry/useEntryAddress.ts': 'the path of the entry pages; every change of it goes into the store as the location',
  'app/shell/useShellOverlay.tsx': 'a loaded code part; that the overlay is open is in the store',
  'browser/clock.ts':
    'the edge of the browser: how far the clock of the company is from that of the machine; the store has the time',
  'browser/loadingParts.ts': 'how many code parts are on their way; shown nowhere',
  'browser/past.ts': 'whether components may act: part of looking at an earlier state',
  'browser/pendingFiles.ts': 'chosen files, which are no data; the store has their references',
  'browser/sealedValues.ts': 'secrets, which are never in the store',
  'browser/tabName.ts': 'the name of the tab in its own storage',
  'browser/ticks.ts': 'timers; the ticks are actions',
  'browser/tokenVault.ts': 'the token, which is never in the store',
  'browser/userActivity.ts': 'when and how the user last did something; shown nowhere',
  'features/dashboard/grid/useTurnOfOthers.ts': 'how far a start page has come with drawing its panels',
  'features/tasks/timeline/TimelineRow.tsx': 'whether the pointer is over the row',
  'past/PastView.tsx': 'an element of the page',
  'permissions/flagChecks.ts': 'which controls are mounted, for the permission lens: follows from what is rendered',
  'recorder/RecorderFrame.tsx': 'outside of what a recording shows: its own dialog',
  'recorder/SaveRecordingDialog.tsx': 'outside of what a recording shows: its own dialog',
  'recorder/file/stateHash.ts': 'hashes, by the state that they are computed from',
  'recorder/hide/pseudonyms.ts': 'random numbers that are drawn in advance',
  'replay/ActionPanel.tsx': 'the controls of the replay page, outside of what it shows',
  'replay/RecordedWindow.tsx': 'the window in which the replay draws what it shows',
  'replay/ReplayControls.tsx': 'the controls of the replay page, outside of what it shows',
  'replay/ReplayPage.tsx': 'the controls of the replay page, outside of what it shows',
  'replay/usePlayer.ts': 'the controls of the replay page, outside of what it shows',
  'replay/useRecordingReader.ts': 'the controls of the replay page, outside of what it shows',
  'screen-state/OpenInOrder.tsx': 'how far a screen of an earlier state has come with opening its overlays',
  'screen-state/owners.ts':
    'which components are mounted: reports two with the same state, and whose answers still count',
  'ui/layout/useElementSize.ts': 'a measured size',
  'ui/layout/useKeptPosition.ts':
    'where pages were scrolled to when they were left, for the way back; the browser has the present position',
  'ui/layout/useNearbyParts.ts': 'measured: which parts are near the window',
  'table/export/exportWorker.ts': 'runs in a worker, which has no store',
  'table/grid/popover/CellInput.tsx': 'a measured position',
  'table/grid/popover/TablePopover.tsx': 'a measured position',
  'table/grid/rows/BlueprintFrame.tsx': 'measured widths while a column is being resized',
  'table/grid/rows/useBlueprintParts.ts': 'elements of the page',
  'table/grid/rows/useScrollMetrics.ts': 'the scroll position between frames',
  'table/view/useStretchedColumns.ts': 'a measured size',
  'table/windows/fetchRows.ts': 'how many callers wait for an answer, which is in the store',
  'table/windows/useElementOrder.ts': 'in which order elements of the page stand while rows are scrolled',
  'table/windows/useListAnchor.ts': 'read once from the storage of the tab, when the list appears',
  'table/windows/useTableAnchor.ts': 'positions found while the scroll position is being restored',
  'ui/badges/PersonAvatar.tsx': 'whether the browser could load a picture',
  'ui/dialogs/announce.ts': 'functions that undo, by the id of the toast in the store that offers it',
  'browser/focus/opener.ts': 'the keyboard focus',
  'ui/form/PasswordField.tsx': 'belongs to a secret',
  'ui/form/entry/formEntry.ts': 'computed from the entry of a form, which is in the store',
  'ui/form/files/FileRow.tsx': 'the address of a chosen file in this page',
  'ui/form/files/FilesField.tsx': 'whether the pointer drags a file over the field',
  'ui/form/unsavedForms.ts': 'functions of mounted forms',
  'ui/keys/pageKeys.ts': 'functions of mounted parts of the page',
  'ui/layout/Page.tsx': 'whether the first page gets the focus',
  'ui/richtext/DraftEditor.tsx': "the editor's own state with cursor and undo; its text is in the form",
  'ui/states/loadedPart.tsx': 'loaded code parts, and the failure to load one',
};

/**
 * Files whose state is not in the store yet. The list only gets shorter.
 * @type {readonly string[]}
 */
export const notMovedYet = [];
