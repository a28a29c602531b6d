import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import { useLayoutEffect, type ReactNode } from 'react';
import { setPastShown } from '../../browser/past';
import type { RecordingFile } from '../../recorder/recordingFile';
import { ReplayPage } from '../../replay/ReplayPage';
import { densityKey, readDensity, readTheme, themeKey } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import { ShownToasts } from '../../ui/dialogs/Toasts';
import { applyLooks } from '../applyLooks';
import { rootReducer } from '../rootReducer';
import { routeObjects } from '../router';

/** The looks of the recorded page; 'Same as system' is the recorded system. */
function RecordedLooks({ file }: { file: RecordingFile }) {
  const [theme] = usePreference(themeKey, readTheme);
  const [density] = usePreference(densityKey, readDensity);
  const isDark = theme === 'system' ? file.theme === 'dark' : theme === 'dark';
  useLayoutEffect(() => applyLooks(isDark, density), [isDark, density]);
  return null;
}

function OutsideScreen({ file }: { file: RecordingFile }) {
  return (
    <>
      <RecordedLooks file={file} />
      <ShownToasts position="bottom" />
    </>
  );
}

/** The replay of recordings: without a session and without the server. */
export function startReplay(): ReactNode {
  setPastShown(true, startReplay);
  return <ReplayPage reducer={rootReducer} routes={routeObjects} outside={(file) => <OutsideScreen file={file} />} />;
}
