import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { staysWhileJoined } from '#functions/directory/public.ts'
import { submissionAt, walkOpenSubmissions } from '#functions/submission/public.ts'
import type { Going } from './goInto.ts'
import { placeIn } from './placeIn.ts'

/** Submissions that are looked at together; some three of them fill a transaction. */
const together = 6

/** The next submissions that somebody still works on are the other's; those that are over are the former agency’s past. */
export const submissionsGoOver = async ({ from, into, after, now }: Going): Promise<Chunk> => {
  const { open, done, cursor } = await walkOpenSubmissions(from.id, { size: together, after })
  const effects = await Promise.all(
    open.map(async ({ submission, at }) => {
      const { agent, teams } = await placeIn(into, submission)
      const write = await submissionAt(submission, { agency: into, agent, teams }, now)
      return { cursor: at, writes: [write, ...teams.flatMap(staysWhileJoined)] }
    }),
  )
  return { effects, done, ...(cursor !== undefined && { cursor }) }
}
