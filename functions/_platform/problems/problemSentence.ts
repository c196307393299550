import { type ProblemCode, problemDetail } from '#shared/contract/problems.ts'
import { config } from '../config/config.ts'
import { inRegion } from './inRegion.ts'

/** The sentence of a problem for people of the region: in its words, with its days. */
export const problemSentence = (code: ProblemCode, data?: Readonly<Record<string, string | number>>): string =>
  inRegion(problemDetail(code, data, config.region))
