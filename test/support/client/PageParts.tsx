import { ChartTip } from '../../../src/client/ui/charts/ChartTip';
import { ReasonHint } from '../../../src/client/ui/controls/ReasonHint';
import { Toasts } from '../../../src/client/ui/dialogs/Toasts';
import { UndoKey } from '../../../src/client/ui/dialogs/UndoKey';

/** What every page has in addition to its screen. */
export function PageParts() {
  return (
    <>
      <Toasts position="top-right" />
      <UndoKey />
      <ReasonHint />
      <ChartTip />
    </>
  );
}
