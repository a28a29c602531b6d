import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { showError } from '../../ui/dialogs/toaster';

export interface ShellOverlayProps {
  readonly onClose: () => void;
}

type Part = ComponentType<ShellOverlayProps>;

/**
 * An overlay that is loaded when it is first opened. When that fails, a toast says so and the page stays.
 * @param name unique within the scope
 */
export function useShellOverlay(
  name: string,
  load: () => Promise<Part>,
  what: string,
): { open: () => void; element: JSX.Element | false } {
  const { isOpen, open, close } = useOverlay(name);
  const [part, setPart] = useState<{ Part: Part }>();
  const isNeeded = isOpen && part === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (Loaded) => setPart({ Part: Loaded }),
      () => {
        close();
        void showError(`Could not load ${what}`);
      },
    );
  }, [isNeeded, load, close, what]);
  return {
    open: () => open(null),
    element: isOpen && part !== undefined && (
      <Scope name={name}>
        <part.Part onClose={close} />
      </Scope>
    ),
  };
}
