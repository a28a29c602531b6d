import { useEffect, useState, type RefObject } from 'react';

const noLanes: ReadonlySet<string> = new Set();

/** The lanes in the window of the board and one height around it: only their tasks are read and drawn. */
export function useNearLanes(board: RefObject<HTMLElement | null>, laneKeys: string): ReadonlySet<string> {
  const [near, setNear] = useState(noLanes);
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((current) => {
          const next = new Set(current);
          for (const { target, isIntersecting } of entries) {
            const key = target.getAttribute('data-lane');
            if (key === null) continue;
            if (isIntersecting) next.add(key);
            else next.delete(key);
          }
          return next;
        }),
      { root, rootMargin: '100% 0px' },
    );
    for (const lane of root.querySelectorAll('[data-lane]')) observer.observe(lane);
    return () => observer.disconnect();
  }, [board, laneKeys]);
  return near;
}
