import type { Handlers } from '../../operations/call';
import { getKraFacts } from './getKraFacts';
import { getKraHandOver, handOverKraRatings } from './kraHandOver';
import { getKraRating } from './getKraRating';
import { listKraFormsToRate } from './listKraFormsToRate';
import { listKraLeaders } from './listKraLeaders';
import { listKraPerformance } from './listKraPerformance';
import { listKraRecords } from './listKraRecords';
import { listKraReport } from './listKraReport';
import { listKraQuestions, saveKraQuestion } from './questions';
import { rateKraAsTeamLeader } from './rateKraAsTeamLeader';
import { rateOwnKra } from './rateOwnKra';

export const kraOperations = {
  listKraRecords,
  rateOwnKra,
  listKraFormsToRate,
  getKraRating,
  rateKraAsTeamLeader,
  listKraLeaders,
  listKraQuestions,
  saveKraQuestion,
  getKraFacts,
  listKraReport,
  getKraHandOver,
  handOverKraRatings,
  listKraPerformance,
} satisfies Partial<Handlers>;
