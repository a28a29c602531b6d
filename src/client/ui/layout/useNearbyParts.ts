import { useEffect, useState, type RefObject } from 'react';

const noParts: ReadonlySet<string> = new Set();

/**
 * The keys of the parts in the window of a scrolled element and one height around it.
 * @param attribute has the key of a part
 * @param keys of all parts: when they change, parts are looked for again
 */
export function useNearbyParts(
  scrolled: RefObject<HTMLElement | null>,
  attribute: string,
  keys: string,
): ReadonlySet<string> {
  const [near, setNear] = useState(noParts);
  useEffect(() => {
    const root = scrolled.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((current) => {
          const next = new Set(current);
          for (const { target, isIntersecting } of entries) {
            const key = target.getAttribute(attribute);
            if (key === null) continue;
            if (isIntersecting) next.add(key);
            else next.delete(key);
          }
          return next;
        }),
      { root, rootMargin: '100% 0px' },
    );
    for (const part of root.querySelectorAll(`[${attribute}]`)) observer.observe(part);
    return () => observer.disconnect();
  }, [scrolled, attribute, keys]);
  return near;
}
