import { useCallback, useState, type ComponentType, type JSX } from 'react';
import { showError } from '../../ui/dialogs/toaster';

export interface ShellOverlayProps {
  readonly onClose: () => void;
}

type Part = ComponentType<ShellOverlayProps>;

/** An overlay that is loaded when it is first opened. When that fails, a toast says so and the page stays. */
export function useShellOverlay(
  load: () => Promise<Part>,
  what: string,
): { open: () => void; element: JSX.Element | false } {
  const [part, setPart] = useState<{ Part: Part }>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    load().then(
      (Loaded) => setPart({ Part: Loaded }),
      () => {
        setOpen(false);
        void showError(`Could not load ${what}`);
      },
    );
  }, [load, what]);
  return { open, element: isOpen && part !== undefined && <part.Part onClose={() => setOpen(false)} /> };
}
