import { useEffect } from 'react';

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise open in its place. On the window,
 * because the shown screen gets no input.
 */
export function useDroppedFile(onDrop: (file: File) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      allow(event);
      const file = event.dataTransfer?.files[0];
      if (file) onDrop(file);
    };
    window.addEventListener('dragover', allow, { capture: true });
    window.addEventListener('drop', drop, { capture: true });
    return () => {
      window.removeEventListener('dragover', allow, { capture: true });
      window.removeEventListener('drop', drop, { capture: true });
    };
  }, [onDrop]);
}
