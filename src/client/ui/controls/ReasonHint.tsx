import { mergeRefs, PopoverNext } from '@blueprintjs/core';
import { findDisabled, type NamedControl } from '../../browser/focus/place';
import { useOverlay } from '../../screen-state/useOverlay';
import './controls.css';
import { reasonHint, type ReasonHintProps } from './useReasonHint';

/** Lays the invisible target of the popover over the control. */
function cover(target: HTMLElement, control: NamedControl): void {
  const box = findDisabled(control)?.getBoundingClientRect();
  if (!box) return;
  Object.assign(target.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

/** Why a control is off, next to it. One for the whole page, because only one is shown at a time. */
export function ReasonHint() {
  const { props } = useOverlay<ReasonHintProps>(reasonHint, { isAside: true });
  if (props === undefined) return null;
  const { control, text } = props;
  return (
    <PopoverNext
      key={`${control.overlay} ${control.name} ${control.index}`}
      isOpen
      placement="top"
      arrow={false}
      animation="minimal"
      transitionDuration={100}
      autoFocus={false}
      enforceFocus={false}
      shouldReturnFocusOnClose={false}
      popoverClassName="db-reason"
      content={<span>{text}</span>}
      renderTarget={({ ref }) => (
        <span
          className="db-reason-target"
          aria-hidden
          ref={mergeRefs<HTMLElement>(ref, (target) => {
            if (target) cover(target, control);
          })}
        />
      )}
    />
  );
}
