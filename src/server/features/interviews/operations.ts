import type { Handlers } from '../../operations/call';
import { getInterview } from './getInterview';
import { listInterviews } from './listInterviews';
import { saveInterview } from './saveInterview';
import { startNextInterviewRound } from './startNextInterviewRound';

export const interviewsOperations = {
  listInterviews,
  getInterview,
  saveInterview,
  startNextInterviewRound,
} satisfies Partial<Handlers>;
