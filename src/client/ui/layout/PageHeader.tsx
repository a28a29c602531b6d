import { ArrowLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { Fragment, type JSX, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePagePlace } from './pagePlace';
import './layout.css';
import { Button } from '../controls/Button';

export interface BreadcrumbStep {
  readonly label: string;
  /** Path; absent for the page itself and for names without a page. */
  readonly to?: string;
  /** History state of the link. */
  readonly state?: unknown;
  readonly icon?: JSX.Element;
}

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly breadcrumb?: readonly BreadcrumbStep[];
  /** Next to the title: status, badges. */
  readonly aside?: ReactNode;
  /** At the right: buttons, the most important one last. */
  readonly actions?: ReactNode;
  /** Given: a Back button before the title. */
  readonly onBack?: () => void;
}

/**
 * Title, breadcrumb and actions of the page. Where the menus name the page differently, the breadcrumb shows that name.
 */
export function PageHeader({ title, breadcrumb: given = [], aside, actions, onBack }: PageHeaderProps) {
  const place = usePagePlace();
  const breadcrumb =
    given.length === 0 && place !== undefined && typeof title === 'string' && title !== place.label
      ? [...(place.menu === undefined ? [] : [{ label: place.menu }]), { label: place.label }]
      : given;
  return (
    <header className="db-page-header">
      {onBack && <Button variant="minimal" icon={<ArrowLeftIcon />} text="Back" onClick={onBack} />}
      <div className="db-page-heading">
        {breadcrumb.length > 0 && (
          <nav aria-label="Breadcrumb" className="db-breadcrumb">
            {breadcrumb.map((step, index) => (
              <Fragment key={`${step.label}-${index}`}>
                {index > 0 && <ChevronRightIcon size={12} className="db-muted" />}
                {step.to === undefined ? (
                  <span aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>
                    {step.icon} {step.label}
                  </span>
                ) : (
                  <Link to={step.to} state={step.state}>
                    {step.icon} {step.label}
                  </Link>
                )}
              </Fragment>
            ))}
          </nav>
        )}
        <div className="db-page-title-row">
          <h1 className="db-page-title">{title}</h1>
          {aside}
        </div>
      </div>
      {actions !== undefined && <div className="db-page-actions">{actions}</div>}
    </header>
  );
}
