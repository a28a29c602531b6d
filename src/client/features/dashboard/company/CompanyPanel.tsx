import { useGetCompanyDayQuery } from '../../../api/api';
import type { DashboardPanelProps } from '../screens/DashboardPanel';
import { CompanyTodayPanel } from './CompanyTodayPanel';
import { watchedCompany } from './companyQuery';
import { CompanyTrendPanel, trends } from './trends/TrendPanels';
import './hrDashboard.css';

export interface CompanyPanelProps extends Pick<DashboardPanelProps, 'mark'> {
  readonly name: 'company-now' | `trend-${(typeof trends)[number]['name']}`;
}

function CompanyNow({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  return <CompanyTodayPanel query={useGetCompanyDayQuery(undefined, watchedCompany)} mark={mark} />;
}

/** A panel of the HR dashboard on another one; its figures open there. */
export default function CompanyPanel({ name, mark }: CompanyPanelProps) {
  const trend = trends.find((one) => `trend-${one.name}` === name);
  return trend === undefined ? <CompanyNow mark={mark} /> : <CompanyTrendPanel trend={trend} mark={mark} />;
}
