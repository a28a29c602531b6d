import { kraQuestions, type KraQuestion } from '../../../domain/kra/kraRatings';
import type { CompanyRows } from '../companyRows';

/** What the demonstration company asks. */
export const demonstrationQuestions: Readonly<Record<KraQuestion, string>> = {
  Q1: 'Quality of work: is what you deliver complete, tested and free of avoidable faults?',
  Q2: 'Delivery: did you finish what you had planned, on time and within the estimate?',
  Q3: 'Communication: do others know in time what you are doing and what you need?',
  Q4: 'Teamwork: do you help others, share what you know and accept feedback?',
  Q5: 'Learning and initiative: what did you learn, and what did you improve on your own account?',
};

export const kraQuestionRows = (): CompanyRows => ({
  kra_questions: kraQuestions.map((question) => ({
    question,
    text: demonstrationQuestions[question],
  })),
});
