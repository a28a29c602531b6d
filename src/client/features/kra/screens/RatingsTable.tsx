import { questionLabel } from '../../../../domain/kra/kraQuestions';
import { kraAverage, kraQuestions } from '../../../../domain/kra/kraRatings';
import { monthName } from '../../../../domain/calendar/month';
import type { KraRecord } from '../../../api/api';
import { HeadedTable } from '../../../ui/layout/HeadedTable';
import { personName } from '../../../../domain/wording/personName';
import { QuestionTexts } from '../QuestionTexts';
import { averageText } from '../../../../domain/kra/averages';
import { signedDifference } from '../averageColumns';

const heads = (
  <>
    <tr>
      <th rowSpan={2}>Month</th>
      <th rowSpan={2}>Team leader</th>
      {kraQuestions.map((question) => (
        <th key={question} colSpan={2} scope="colgroup">
          {question}
        </th>
      ))}
      <th colSpan={2} scope="colgroup">
        Average
      </th>
      <th rowSpan={2}>Difference</th>
      <th rowSpan={2}>Status</th>
    </tr>
    <tr>
      {[...kraQuestions, 'Average'].flatMap((question) => [
        <th key={`${question} own`}>Own</th>,
        <th key={`${question} leader`}>TL</th>,
      ])}
    </tr>
  </>
);

export interface RatingsTableProps {
  readonly records: readonly KraRecord[];
  readonly label: string;
  /** The record that a link has opened: marked, and brought into view. */
  readonly openedId?: string | null;
}

const showRow = (row: HTMLTableRowElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** Own and leader's ratings side by side, a month per line; read-only. */
export function RatingsTable({ records, label, openedId = null }: RatingsTableProps) {
  return (
    <>
      <HeadedTable
        name={label}
        head={{ rows: heads }}
        className="db-kra-table"
        frame="db-kra-table-frame"
        looks="bordered"
      >
        <tbody>
          {records.map((record) => {
            const [own, leaders] = [record.Employee_rating, record.Team_leader_rating];
            return (
              <tr key={record._id} {...(record._id === openedId && { 'aria-current': true, ref: showRow })}>
                <th scope="row">{monthName(record.month)}</th>
                <td>{personName(record.Team_leader)}</td>
                {kraQuestions.flatMap((question) => [
                  <td key={`${question} own`} title={questionLabel(question, record.Texts[question])}>
                    {own[question]}
                  </td>,
                  <td key={`${question} leader`} title={questionLabel(question, record.Texts[question])}>
                    {leaders?.[question] ?? '–'}
                  </td>,
                ])}
                <td>{averageText(kraAverage(own))}</td>
                <td>{leaders ? averageText(kraAverage(leaders)) : '–'}</td>
                <td>{leaders ? signedDifference(kraAverage(leaders) - kraAverage(own)) : '–'}</td>
                <td>{record.Rating_status ?? 'Waiting for the TL'}</td>
              </tr>
            );
          })}
        </tbody>
      </HeadedTable>
      <QuestionTexts ratings={records} />
    </>
  );
}
