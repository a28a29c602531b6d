import { type DrawerProps } from '@blueprintjs/core';
import { useRef, type ReactNode } from 'react';
import { Scope } from '../../screen-state/Scope';
import './dialogs.css';
import { holdsUnsaved } from '../form/unsavedForms';
import { useDiscardQuestion } from './useDiscardQuestion';
import { Drawer } from './Drawer';

export interface SideDrawerProps {
  /** Its kind, unique within the scope, for example 'leave-log'. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** In pixels. Default 480. */
  readonly width?: number;
  /** Default 'right'; 'left' for navigation on narrow screens. */
  readonly side?: 'right' | 'left';
  /** At the bottom, always visible: buttons. */
  readonly footer?: ReactNode;
}

/** A drawer over the page. Escape and a click outside close it; unsaved changes of a form in it ask first. */
export function SideDrawer({ side = 'right', width = 480, ...props }: SideDrawerProps) {
  return <Sheet {...props} position={side} size={width} />;
}

export interface BottomDrawerProps extends Omit<SideDrawerProps, 'width' | 'side'> {
  /** Of the window's height. Default '45%'. */
  readonly height?: string;
}

/** A drawer from below, for the details of a row while the table stays visible. */
export function BottomDrawer({ height = '45%', ...props }: BottomDrawerProps) {
  return <Sheet {...props} position="bottom" size={height} />;
}

function Sheet({
  name,
  isOpen,
  title,
  onClose,
  children,
  footer,
  position,
  size,
}: Omit<SideDrawerProps, 'width' | 'side'> & Pick<DrawerProps, 'position' | 'size'>) {
  const body = useRef<HTMLDivElement>(null);
  const [leave, question] = useDiscardQuestion(name, () => holdsUnsaved(body.current), onClose);
  return (
    <>
      <Drawer isOpen={isOpen} title={title} onClose={leave} position={position} size={size} className="db-drawer">
        {/* Blueprint's drawer has no role: assistive technology would not announce it. */}
        <div ref={body} className="db-drawer-body" role="dialog" aria-modal aria-label={title}>
          <Scope name={name}>{children}</Scope>
        </div>
        {footer !== undefined && <div className="db-drawer-footer">{footer}</div>}
      </Drawer>
      {question}
    </>
  );
}
