import type { Locator, Page } from '@playwright/test';

/** A component or an element as React keeps it, as far as it is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  /** The fiber of the render before; the same object where nothing was looked at. */
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: unknown;
}

interface RendersWindow {
  renders: Element[];
}

/**
 * Notes which components of the pages that are opened from now on render: by the hook through which React, in the
 * production build too, reports to its developer tools.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as RendersWindow;
    seen.renders = [];
    // Functions, classes, forwarded references, both kinds of memo.
    const components = new Set([0, 1, 11, 14, 15]);
    const elementTag = 5;
    const elementBelow = (fiber: Fiber | null): Element | undefined => {
      for (let at = fiber; at; at = at.sibling) {
        const found = at.tag === elementTag ? (at.stateNode as Element) : elementBelow(at.child);
        if (found) return found;
      }
      return undefined;
    };
    const elementAbove = (fiber: Fiber): Element => {
      let at: Fiber | null = fiber;
      while (at && at.tag !== elementTag) at = at.return;
      return (at?.stateNode as Element | undefined) ?? document.body;
    };
    const visit = (fiber: Fiber): void => {
      const { alternate, child } = fiber;
      const hasRendered = alternate === null || (fiber.flags & 1) === 1;
      if (components.has(fiber.tag) && hasRendered) seen.renders.push(elementBelow(child) ?? elementAbove(fiber));
      if (alternate !== null && child === alternate.child) return;
      for (let at = child; at; at = at.sibling) if (at !== alternate?.child) visit(at);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onScheduleFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
      },
    });
  });
}

export const forgetRenders = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as RendersWindow).renders = []));

/** The elements of components outside of a part of the page that have rendered. Clocks go on by themselves. */
export const rendersOutside = (part: Locator): Promise<string[]> =>
  part.evaluate((inside) =>
    (window as unknown as RendersWindow).renders
      .filter((element) => !inside.contains(element) && !element.closest('[role=timer]'))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
  );
