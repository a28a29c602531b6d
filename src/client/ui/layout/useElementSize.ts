import { useLayoutEffect, useState, type RefObject } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element; undefined until it is laid out.
 * @param isMeasured false where it is not needed
 */
export function useElementSize(element: RefObject<HTMLElement | null>, isMeasured: boolean): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || !isMeasured) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (height > 0)
        setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isMeasured]);
  return size;
}
