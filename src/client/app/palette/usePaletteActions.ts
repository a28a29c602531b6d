import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSaveRecording } from '../../recorder/RecorderFrame';
import { useSignOut } from '../shell/SignOutQuestion';
import { readTheme, themeKey } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import { selectRunningTimer } from '../../features/tasks/taskTimerSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';
import { useTimerToggle } from '../../features/tasks/useTimerToggle';
import { useIsDark } from '../../widgets/useIsDark';
import type { PaletteEntry } from './paletteEntry';
import { actionIds } from './usePaletteEntries';

/**
 * Runs the chosen entry. If the action can fail, the palette stays open until it has succeeded, and shows the failure.
 */
export function usePaletteActions(onClose: () => void) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const running = useSelector(selectRunningTimer);
  const [, chooseTheme] = usePreference(themeKey, readTheme);
  const isDark = useIsDark();
  const { toggle, failure } = useTimerToggle('palette-timer');
  const saveRecording = useSaveRecording();

  const toggled = async (task: { taskId: string; projectId: string }, message: string): Promise<void> => {
    if (!(await toggle(task))) return;
    void showSuccess(message);
    onClose();
  };
  const startTimerOn = (entry: PaletteEntry): void => {
    const taskId = entry.id.replace(/^task:/, '');
    // The timer already runs there: choosing the task again must not stop it.
    if (running?.taskId === taskId) onClose();
    else void toggled({ taskId, projectId: entry.projectId ?? '' }, `Timer on ${entry.label} started`);
  };
  const perform = (entry: PaletteEntry): void => {
    if (entry.id === actionIds.stopTimer) {
      if (running)
        void toggled({ taskId: running.taskId, projectId: running.projectId }, `Timer on ${running.taskKey} stopped`);
      return;
    }
    onClose();
    if (entry.id === actionIds.theme) chooseTheme(isDark ? 'light' : 'dark');
    else if (entry.id === actionIds.saveRecording) saveRecording();
    else if (entry.id === actionIds.signOut) signOut();
    else if (entry.path !== undefined) void navigate(entry.path);
  };
  return { perform, startTimerOn, actionFailure: failure?.message };
}
